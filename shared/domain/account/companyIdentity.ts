import { getDomain } from 'tldts'
import type { Firmographics } from './accountDetails.ts'
import { bareDomain } from './firmographics.ts'

/** What of a company tells who it is. */
export type Company = Pick<
  Firmographics,
  'address1' | 'domainName' | 'domains' | 'dunsNumber' | 'ein' | 'name' | 'zipCode'
> & {
  readonly cbid?: string | undefined
}

/** What a legal form adds to a name says nothing of who it is. */
const legalForms =
  /\b(?:inc|incorporated|llc|llp|lp|corp|corporation|co|company|ltd|limited|plc|pty|group|holdings?|the)\b/g

/** A text without case, accents and signs. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The name without its legal form; the whole of it where nothing else is left. */
export const nameOf = (name: string): string => plain(plain(name).replace(legalForms, ' ')) || plain(name)

/**
 * The domain that a company registered, of a name at or beneath it: `acme.co.uk` of `shop.acme.co.uk`. Whoever has a name
 * beneath a host for many, such as `acme.myshopify.com`, has that alone (public suffix list).
 */
const registered = (domain: string): string => getDomain(domain, { allowPrivateDomains: true }) ?? domain

/** So many domains tell who a company is; more would be a list of its customers. */
const mostDomains = 5

/**
 * By what a company is known again under another account: its number in a register, each domain that it registered, and its
 * name at its address. Two accounts that share one of these are the same company.
 */
export const companyIdentity = ({ cbid, dunsNumber, ein, name, address1, zipCode, ...rest }: Company): string[] => {
  const domains = [rest.domainName, ...(rest.domains ?? []).map(({ domain }) => domain)]
    .filter((domain) => domain !== undefined && domain !== '')
    .slice(0, mostDomains)
  const numbers = Object.entries({ cbid, duns: dunsNumber, ein })
  const place = [name && nameOf(name), address1 && plain(address1), zipCode && plain(zipCode).replaceAll(' ', '')]
  return [
    ...new Set([
      ...numbers.flatMap(([kind, number]) => (number ? [`${kind}:${plain(number).replaceAll(' ', '')}`] : [])),
      ...domains.map((domain) => `domain:${registered(bareDomain(domain ?? ''))}`),
      ...(place.every(Boolean) ? [`place:${place.join('/')}`] : []),
    ]),
  ]
}
