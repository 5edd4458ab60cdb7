/** Matches and worksheets that were kept on this machine: to be opened, saved as a file, removed. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { get, remove } from '../api';
import { language, t } from '../words';

interface Item {
  id: number;
  kind: 'match' | 'worksheet';
  name: string;
  link: string;
  kept: string;
}

@customElement('g-kept')
export class Kept extends LitElement {
  @state() private items?: Item[];

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = `${t('Kept')} · Grundy`;
    void this.load();
  }

  private async load(): Promise<void> {
    this.items = (await get<{ kept: Item[] }>('kept')).kept;
  }

  private async drop(item: Item): Promise<void> {
    await remove('kept/' + item.id);
    await this.load();
  }

  private save(): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify({ schema: 1, kept: this.items }, null, 1)], { type: 'application/json' }));
    link.download = 'grundy.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  protected override render(): TemplateResult {
    const date = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });
    return html`<main class="kept">
      <h1>${t('Kept')}</h1>
      <p class="intro">${t('Matches and worksheets that you kept, in a file on this machine.')}</p>
      ${this.items?.length ? html`<div class="tools"><button @click=${() => this.save()}>${t('Save all as a file')}</button></div>` : nothing}
      ${this.items?.length === 0 ? html`<p class="quiet">${t('Nothing yet.')}</p>` : nothing}
      <ul class="claims">${this.items?.map((item) => html`<li><div class="claim"><a href=${item.link}>${item.name}</a>
        <p class="quiet">${item.kind === 'match' ? t('Match') : t('Worksheet')} · ${date.format(new Date(item.kept))}</p></div>
        <button aria-label=${t('Remove {0}', item.name)} @click=${() => void this.drop(item)}>${t('Remove')}</button></li>`)}</ul>
    </main>`;
  }
}
