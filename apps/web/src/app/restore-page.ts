// SPDX-License-Identifier: AGPL-3.0-or-later
type Messages = {
  /** Of a page that can be read but not used. */
  readonly readable: string;
  /** Of a page without its content. */
  readonly text: string;
};

/**
 * Keeps a copy of the page that the server rendered. The function that it returns shows it again
 * after an error has made React empty the root, with a notice that its buttons do not work.
 *
 * @param isWhole whether the root holds the page; else it holds a spinner, which nothing would end
 */
export function keepPage(root: Element, isWhole: boolean): (messages: Messages) => void {
  const { pathname } = location;
  const copy = isWhole ? [...root.childNodes].map((node) => node.cloneNode(true)) : [];
  return ({ readable, text }) => {
    if (location.pathname !== pathname) {
      // The copy is of another page; the server sends this one.
      location.reload();
      return;
    }
    // Its place stays empty without the app.
    delete document.documentElement.dataset['offer'];
    // Forms are not sent: the inline script stops them until the app is awake.
    window.kgaAwake = false;
    const notice = document.querySelector<HTMLElement>('#kga-broken');
    if (notice?.firstChild) notice.firstChild.textContent = `${isWhole ? readable : text} `;
    if (notice) notice.hidden = false;
    root.replaceChildren(...copy);
    if (!isWhole && notice) root.append(notice);
  };
}
