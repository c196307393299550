import { asEvidence, type Reading } from './finding.ts'

const tagsOf = (record: string): ReadonlyMap<string, string> =>
  new Map(
    record.split(';').flatMap((part): [string, string][] => {
      const at = part.indexOf('=')
      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]]
    }),
  )

/** Where mail of a domain goes; a single empty name says that it takes none (RFC 7505). */
export const readMx = (servers: readonly { readonly exchange: string; readonly priority: number }[]): Reading => {
  const evidence = asEvidence(
    servers
      .toSorted((a, b) => a.priority - b.priority || a.exchange.localeCompare(b.exchange))
      .map(({ exchange, priority }) => `${priority} ${exchange || '.'}`)
      .join(', '),
  )
  if (servers.length === 0) return { verdict: 'weak', text: 'No mail servers are named.', evidence: 'no MX record' }
  if (servers.every(({ exchange }) => exchange === '' || exchange === '.'))
    return { verdict: 'good', text: 'The domain says that it takes no mail.', evidence }
  return { verdict: 'good', text: 'Mail servers are named.', evidence }
}

const isSpf = (record: string): boolean => /^v=spf1(?: |$)/i.test(record)

/** Who may send mail of the domain (RFC 7208): one record, whose `all` refuses everybody else. */
export const readSpf = (texts: readonly string[]): Reading => {
  const records = texts.filter(isSpf)
  const [record, ...more] = records
  if (record === undefined)
    return {
      verdict: 'bad',
      text: 'Nothing says who may send mail of the domain.',
      evidence: 'no SPF record',
      signals: { spf: false },
    }
  const evidence = asEvidence(records.join(' | '))
  if (more.length > 0)
    return { verdict: 'bad', text: 'Two SPF records cancel each other.', evidence, signals: { spf: false } }
  const terms = record.toLowerCase().split(' ').slice(1)
  const all = terms.find((term) => /^[-~?+]?all$/.test(term))
  if (all === '-all' || all === '~all')
    return { verdict: 'good', text: 'Mail of others is refused or marked.', evidence, signals: { spf: true } }
  if (all === 'all' || all === '+all')
    return { verdict: 'bad', text: 'Everybody may send mail of the domain.', evidence, signals: { spf: false } }
  if (all === undefined && terms.some((term) => term.startsWith('redirect=')))
    return { verdict: 'good', text: 'Senders are those of another domain.', evidence, signals: { spf: true } }
  return { verdict: 'weak', text: 'Senders are named; others are not refused.', evidence, signals: { spf: true } }
}

/** What becomes of mail that only pretends to be of the domain (RFC 7489). */
export const readDmarc = (texts: readonly string[]): Reading => {
  const records = texts.filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text))
  const [record, ...more] = records
  if (record === undefined)
    return {
      verdict: 'bad',
      text: 'Nothing says what becomes of forged mail.',
      evidence: 'no DMARC record',
      signals: { dmarc: 'none' },
    }
  const evidence = asEvidence(records.join(' | '))
  const policy = tagsOf(record).get('p')?.toLowerCase()
  const share = Number(tagsOf(record).get('pct') ?? '100')
  if (more.length > 0 || (policy !== 'reject' && policy !== 'quarantine'))
    return { verdict: 'bad', text: 'Forged mail is delivered.', evidence, signals: { dmarc: 'none' } }
  const text = policy === 'reject' ? 'Forged mail is refused.' : 'Forged mail is put aside.'
  // What is done to a part of the mail alone protects nobody.
  return share === 100
    ? { verdict: policy === 'reject' ? 'good' : 'weak', text, evidence, signals: { dmarc: policy } }
    : { verdict: 'weak', text: 'A part of forged mail is stopped.', evidence, signals: { dmarc: 'none' } }
}

/** Whether there is a policy to look for: one record that names its version and number (RFC 8461, section 3.1). */
export const announcesMtaSts = (texts: readonly string[]): boolean => {
  const records = texts.filter((text) => /^v=STSv1\s*;/.test(text))
  return records.length === 1 && /^[a-z0-9]{1,32}$/i.test(tagsOf(records[0] ?? '').get('id') ?? '')
}

/** Whether mail to the domain must be encrypted (RFC 8461); undefined is a policy that is announced and not there. */
export const readMtaSts = (announced: boolean, policy: string | undefined): Reading => {
  const off = { signals: { mtaSts: false } }
  if (!announced)
    return { verdict: 'weak', text: 'Mail may arrive unencrypted.', evidence: 'no MTA-STS record', ...off }
  if (policy === undefined)
    return { verdict: 'bad', text: 'The policy that is announced is not there.', evidence: 'no policy', ...off }
  const fields = policy.split('\n').map((line) => line.split(':').map((part) => part.trim()))
  const fieldOf = (name: string) => fields.find(([key]) => key === name)?.[1]
  const evidence = asEvidence(policy)
  if (fieldOf('version') !== 'STSv1' || !/^\d{1,10}$/.test(fieldOf('max_age') ?? ''))
    return { verdict: 'bad', text: 'The policy that is announced cannot be read.', evidence, ...off }
  if (fieldOf('mode') === 'enforce' && fieldOf('mx') !== undefined)
    return { verdict: 'good', text: 'Mail must arrive encrypted.', evidence, signals: { mtaSts: true } }
  return { verdict: 'weak', text: 'Mail should arrive encrypted, and need not.', evidence, ...off }
}
