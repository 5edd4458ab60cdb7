/** Copies a text, where the browser allows that. */
export async function toClipboard(text: string): Promise<void> {
  await navigator.clipboard?.writeText(text).catch(() => undefined);
}
