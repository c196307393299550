/** What is in a page and none of its text. */
const unread = ['head', 'script', 'style']
/** What ends with a line. */
const lines = new Set(['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'p', 'table', 'tr'])

/** Of a page that is longer, no more is looked at. */
const mostPage = 1_000_000

const written: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/gi, ' '],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/&quot;/gi, '"'],
  [/&#39;/g, "'"],
  [/&amp;/gi, '&'],
]

/** The text of a page, for mails that have no other; each sign is looked at once, whoever wrote the page. */
export const textOfPage = (page: string): string => {
  const [first = '', ...tags] = page.slice(0, mostPage).split('<')
  const said = [first]
  let within: string | undefined
  for (const tag of tags) {
    const end = tag.indexOf('>')
    if (end < 0) continue
    const name = /^\/?([a-z][a-z0-9]*)/i.exec(tag.slice(0, 20))?.[1]?.toLowerCase() ?? ''
    const closes = tag.startsWith('/')
    if (within === undefined && !closes && unread.includes(name)) within = name
    else if (closes && name === within) within = undefined
    if (within !== undefined) continue
    said.push(name === 'br' || (closes && lines.has(name)) ? '\n' : '', tag.slice(end + 1))
  }
  return written.reduce((text, [sign, meaning]) => text.replace(sign, meaning), said.join(''))
}
