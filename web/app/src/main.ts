import '@fontsource-variable/inter/wght.css';
import './style/base.css';
import './style/board.css';
import './style/pages.css';
import './style/print.css';
import './app';
