import { isInnerHost } from '#functions/_platform/outside/publicAddress.ts'
import { bareDomain, DomainName } from '#shared/domain/account/firmographics.ts'

/** Domains where anybody has a mailbox: they tell nothing of a company. */
const mailboxProviders = new Set([
  'aol.com',
  'bigpond.com',
  'btinternet.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'optusnet.com.au',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'sky.com',
  'talktalk.net',
  'virginmedia.com',
  'yahoo.co.uk',
  'yahoo.com',
  'ymail.com',
])

/** Sites where anybody has a page, which are no company's but their own. */
const sharedSites = [
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'tiktok.com',
  'twitter.com',
  'x.com',
  'yelp.com',
  'youtube.com',
]

/** Whether a domain may be a company's own: not one of mailboxes, of anybody's pages, or of an inner network. */
export const mayBeOwn = (domain: string): boolean =>
  !mailboxProviders.has(domain) &&
  !sharedSites.some((site) => domain === site || domain.endsWith(`.${site}`)) &&
  !isInnerHost(domain)

export const validDomain = 'Valid domain found!'

/** What there is to say of a typed domain (administration, section 5). */
export const domainFinding = (typed: string): string => {
  const text = typed.trim()
  if (text === '') return 'Please enter a domain name.'
  if (/[\s,;]/.test(text)) return 'Only enter one domain'
  const domain = DomainName.safeParse(bareDomain(text))
  if (!domain.success) return 'Not a valid domain name'
  return mayBeOwn(domain.data) ? validDomain : 'Invalid Domain! Try a different domain name.'
}
