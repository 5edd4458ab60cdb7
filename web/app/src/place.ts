/** Where the pages are: on a server of their own at its root, or as files in a folder of any host. */

/** The folder of all pages, such as "/" or "/games/grundy/". */
const root = new URL(document.baseURI).pathname;

/** Where the engine is, if the pages come without a server that answers. */
export const engine: string | undefined = document.querySelector<HTMLMetaElement>('meta[name=engine]')?.content;

/** The address of a page within the pages, such as "/play": the same on every host. */
export const page = (pathname = location.pathname): string => {
  const within = pathname.startsWith(root) ? pathname.slice(root.length) : pathname.slice(1);
  return '/' + within.replace(/(^|\/)index\.html$/, '').replace(/\/$/, '');
};

/** What a link to an address within the pages is on this host: files lie in folders. */
export function link(address: string): string {
  const [, path = '', rest = ''] = /^\/([^?#]*)(.*)$/.exec(address) ?? [];
  return root + path + (engine !== undefined && path ? '/' : '') + rest;
}

/** The address of what is shown, within the pages, in whatever frame and language. */
export function here(): string {
  const said = location.search.slice(1).split('&').filter((one) => one && !/^(lang|embed)=/.test(one));
  return page() + (said.length ? `?${said.join('&')}` : '');
}

/** Whether the page stands in a frame of a page elsewhere. */
export const embedded = (): boolean => new URLSearchParams(location.search).get('embed') === '1';

/** An address that stays in its frame, and in the language of the link that the reader came by. */
function framed(address: string): string {
  const url = new URL(link(address), location.href);
  const lang = new URLSearchParams(location.search).get('lang');
  if (embedded()) url.searchParams.set('embed', '1');
  if (lang) url.searchParams.set('lang', lang);
  return url.pathname + url.search + url.hash;
}

/** Puts what is shown into the address. */
export const show = (address: string): void => history.replaceState(null, '', framed(address));

/** Whether the page has only been opened: what it first shows is no step. */
let opened = true;

/** Puts what is shown into the address; Back returns to what was shown before. */
export function step(address: string): void {
  if (opened || framed(address) === location.pathname + location.search) show(address);
  else history.pushState(null, '', framed(address));
  opened = false;
}

/** The event of a page that is opened without loading everything again. */
export const OPENED = 'g-opened';

/** The event before a page is left for another one. */
export const LEAVING = 'g-leaving';

/** Opens a page. */
export function go(address: string): void {
  dispatchEvent(new Event(LEAVING));
  history.pushState(null, '', framed(address));
  dispatchEvent(new Event(OPENED));
}

/** Tells that a page is opened, by a link or by Back. */
export const enter = (): void => void (opened = true);

/** The address within the pages to which a click leads, if it is to be opened here. */
export function followed(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin || !anchor.pathname.startsWith(root)) return undefined;
  if (embedded()) {
    // What leads elsewhere does not take the frame along.
    anchor.target = '_blank';
    return undefined;
  }
  return page(anchor.pathname) + anchor.search;
}
