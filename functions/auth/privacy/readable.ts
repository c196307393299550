/** A name of a field as people read it: `lastSignInAt` is `Last sign in at`. */
const words = (name: string): string => {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.replace(/^./, (first) => first.toUpperCase())
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const html = (value: unknown): string => {
  if (Array.isArray(value)) return `<ol>${value.map((each) => `<li>${html(each)}</li>`).join('')}</ol>`
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).filter(([, each]) => !isEmpty(each))
    return `<dl>${rows.map(([name, each]) => `<dt>${escaped(words(name))}</dt><dd>${html(each)}</dd>`).join('')}</dl>`
  }
  return escaped(String(value))
}

/** The same data as a page that anybody can read and print, without a script. */
export const readablePage = (
  data: Readonly<Record<string, unknown>>,
  { title, locale, lines }: { readonly title: string; readonly locale: string; readonly lines: readonly string[] },
): string => {
  const parts = Object.entries(data).filter(([, value]) => !isEmpty(value))
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 48rem; padding: 0 1rem; }
dl { display: grid; gap: .25rem 1rem; grid-template-columns: max-content 1fr; margin: 0; }
dt { color: #555; }
dd { margin: 0; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${parts.map(([name, value]) => `<h2>${escaped(words(name))}</h2>\n${html(value)}`).join('\n')}
</body>
</html>
`
}
