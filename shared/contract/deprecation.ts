import type { Deprecated, Operation } from './operation.ts'

const startOf = (day: Deprecated['since']): Date => new Date(`${day}T00:00:00Z`)

/**
 * What each answer of an operation that is to be left says of it: since when (RFC 9745), until when where a day is set (RFC
 * 8594), and the page that tells what changed.
 */
export const deprecationHeaders = (
  { deprecated }: Operation,
  { changesPage }: { readonly changesPage: string },
): Readonly<Record<string, string>> =>
  deprecated === undefined
    ? {}
    : {
        deprecation: `@${startOf(deprecated.since).getTime() / 1000}`,
        ...(deprecated.sunset && { sunset: startOf(deprecated.sunset).toUTCString() }),
        link: `<${changesPage}>; rel="deprecation"; type="text/html"`,
      }

/** The same in a sentence; undefined of an operation that is to stay. */
export const deprecationSentence = ({ deprecated }: Operation): string | undefined => {
  if (deprecated === undefined) return undefined
  const { since, sunset, instead } = deprecated
  const until = sunset === undefined ? ', and goes on working' : `, and gone from ${sunset} on`
  return `Deprecated since ${since}${until}${instead === undefined ? '' : `: call \`${instead}\` instead`}.`
}
