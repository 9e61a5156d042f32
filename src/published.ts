import type { Host, Published, Report } from './model.js';
import { renderers } from './renderers/index.js';

/** A report that every renderer can be asked for; the page is the host's unless said otherwise. */
export function published(report: Report, host: Host): Published {
  return {
    report,
    text: (id, page = {}) =>
      renderers.find((renderer) => renderer.id === id)?.render(report, { ...host.page, ...page }) ?? '',
  };
}
