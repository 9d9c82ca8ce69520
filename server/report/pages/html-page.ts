/** A complete HTML page: black on white in every theme, for reading or printing, without scripts. */
import { escapeHtml } from './escape.ts';

const style =
  'body{font:1rem/1.5 Georgia,"Times New Roman",serif;color:#222;background:#fff;max-width:42rem;margin:2rem ' +
  'auto;padding:0 1rem;overflow-wrap:anywhere}' +
  'h2{border-bottom:1px solid #bbb}h3{margin-bottom:.25rem}h3 ' +
  'small{color:#595959;font-weight:normal}p{margin:.1rem 0 .1rem 1.5rem}blockquote{font-style:italic}' +
  'table{border-collapse:collapse}th,td{border-bottom:1px solid #ddd;padding:.3rem .75rem .3rem ' +
  '0;text-align:left;vertical-align:top;font-weight:normal}' +
  '@media ' +
  'print{body{max-width:none;margin:0;padding:0;color:#000}h1,h2,h3{break-after:avoid}blockquote{break-inside:avoid}}';

/** `parts` are HTML with every word of a document escaped; `more` is additional CSS for this page. */
export function htmlPage(title: string, parts: readonly string[], more = ''): string {
  return (
    `<!doctype html>\n<html lang="en">\n<head>\n<meta ` +
    `charset="utf-8">\n<title>${escapeHtml(title)}</title>\n<style>${style}${more}</style>\n</head>\n<body>\n` +
    `${parts.join('\n')}\n</body>\n</html>\n`
  );
}
