/** One condition of a filter: that an attribute is a value. Its name is in lower case, since SCIM's names know no case. */
export interface ScimCondition {
  readonly attribute: string
  readonly value: string | boolean
}

const prefix = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/

/** An attribute's name as it is compared: without its schema, in lower case, e-mails by their value. */
export const scimAttribute = (name: string): string =>
  name
    .toLowerCase()
    .replace(prefix, '')
    .replace(/^emails(?:\[.*\])?(?:\.value)?$/, 'emails')

const condition = /^\s*([A-Za-z][\w:.$-]*(?:\[[^\]]*\])?(?:\.\w+)?)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*/i

const readValue = (text: string): string | boolean | undefined => {
  if (!text.startsWith('"')) return text.toLowerCase() === 'true'
  try {
    return String(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * The conditions of a filter (RFC 7644, 3.4.2.2), all of which have to hold: `userName eq "ida@moreau.example" and active eq
 * true`. Undefined for any other filter: it is refused, not taken and ignored.
 */
export const scimFilter = (text: string): readonly ScimCondition[] | undefined => {
  const found: ScimCondition[] = []
  let rest = text
  for (;;) {
    const [whole = '', name = '', written = ''] = condition.exec(rest) ?? []
    const value = whole === '' ? undefined : readValue(written)
    if (value === undefined) return undefined
    found.push({ attribute: scimAttribute(name), value })
    rest = rest.slice(whole.length)
    if (rest === '') return found
    const [and = ''] = /^and\s+/i.exec(rest) ?? []
    if (and === '') return undefined
    rest = rest.slice(and.length)
  }
}
