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

export const validDomain = 'Valid domain found!'

/** What there is to say of a typed domain (administration, section 5). */
export const domainFinding = (typed: string): string => {
  const text = typed.trim()
  if (text === '') return 'Please enter a domain name.'
  if (/[\s,;]/.test(text)) return 'Only enter one domain'
  const domain = DomainName.safeParse(bareDomain(text))
  if (!domain.success) return 'Not a valid domain name'
  return mailboxProviders.has(domain.data) ? 'Invalid Domain! Try a different domain name.' : validDomain
}
