import '@fontsource-variable/inter/wght.css';
import './style/base.css';
import './style/board.css';
import './style/pages.css';
import './style/chart.css';
import './style/proofs.css';
import './style/print.css';
import './app';
import { engine, link } from './place';

// Files of any host open again without a connection.
if (engine !== undefined) void navigator.serviceWorker?.register(link('/') + 'service-worker.js').catch(() => undefined);
