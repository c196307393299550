/** What is asked to be told and what is not, by the names of attributes. */
interface Shown {
  readonly attributes?: string | undefined
  readonly excludedAttributes?: string | undefined
}

/** They are always told (RFC 7643, 7, `returned`). */
const always: readonly string[] = ['id', 'schemas']

const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    text.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^urn:[^ ]*:(?=\w+$)/i, '')
          .split('.')[0]
          ?.toLowerCase() ?? '',
    ),
  )

/** A resource with the attributes that are asked for (RFC 7644, 3.9). */
export const shownScim =
  ({ attributes, excludedAttributes }: Shown) =>
  <Resource extends object>(resource: Resource): Resource => {
    const only = attributes === undefined ? undefined : namesIn(attributes)
    const without = excludedAttributes === undefined ? undefined : namesIn(excludedAttributes)
    const isTold = (name: string) => (only?.has(name) ?? true) && without?.has(name) !== true
    return Object.fromEntries(
      Object.entries(resource).filter(([name]) => always.includes(name) || isTold(name.toLowerCase())),
    ) as Resource // what is left out may be missing
  }

interface Paging {
  readonly startIndex: number
  readonly count: number
}

/** The part of a list that is asked for, from 1, and how many there are; what is below counts as the least (RFC 7644, 3.4.2.4). */
export const pageOfScim = <Item>(all: readonly Item[], { startIndex: asked, count }: Paging) => {
  const startIndex = Math.max(1, asked)
  const items = all.slice(startIndex - 1, startIndex - 1 + Math.max(0, count))
  return { items, totalResults: all.length, startIndex, itemsPerPage: items.length }
}
