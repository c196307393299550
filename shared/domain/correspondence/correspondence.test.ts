import { describe, expect, it } from 'vitest'
import { attachmentKindOf } from './attachmentKind.ts'
import { categorize, type MessageFacts } from './categorize.ts'
import { namedBusiness } from './namedBusiness.ts'
import { type ReplyFacts, suggestReply } from './suggestReply.ts'
import { bareSubject, emailTypeOf, subjectFor } from './threadOf.ts'

const filed = (message: Partial<MessageFacts>) =>
  categorize({ subject: '', body: '', attachments: [], isSpam: false, ...message })

describe('a message is filed', () => {
  it.each([
    ['Broker of record change for Oak Dental', 'BOR'],
    ['Loss runs please', 'Lossruns'],
    ['Re: Subjectivity: MFA attestation', 'Subjectivity'],
    ['Please cancel flat', 'Cancellation'],
    ['Certificate of insurance for our landlord', 'CertRequest'],
    ['Endorsement: add an entity', 'MTE'],
    ['Ransomware this morning', 'Claims'],
    ['2027 renewal, expiring PAL-US-1000042-01', 'Renewal'],
    ['Please bind as of tomorrow', 'Binders'],
    ['New business: quote request for Oak Dental', 'Submission'],
    ['Your API answers 412', 'API'],
    ['Lunch?', 'General'],
  ] as const)('“%s” as %s', (subject, category) => {
    expect(filed({ subject }).category).toBe(category)
  })

  it('by its subject before its text, and says why', () => {
    expect(filed({ subject: 'Loss runs', body: 'We want to cancel and to bind and to renew.' })).toEqual({
      category: 'Lossruns',
      because: 'The subject says “Loss runs”.',
    })
    expect(filed({ body: 'Could we have the binder?' }).because).toBe('The text says “binder”.')
  })

  it('as a submission where an application is attached, whatever else comes along', () => {
    const attachments = [
      { name: 'Loss history.pdf', kind: 'LOSS_RUN' as const },
      { name: 'ACORD.pdf', kind: 'APPLICATION' as const },
    ]
    expect(filed({ subject: 'Oak Dental', attachments })).toEqual({
      category: 'Submission',
      because: 'ACORD.pdf is attached.',
    })
    expect(filed({ attachments: attachments.slice(0, 1) }).category).toBe('Lossruns')
  })

  it('as what its thread is about where it says nothing itself', () => {
    expect(filed({ subject: 'Thank you', before: 'Lossruns' })).toEqual({
      category: 'Lossruns',
      because: 'As the message before it.',
    })
    expect(filed({ subject: 'Please cancel', before: 'Lossruns' }).category).toBe('Cancellation')
  })

  it('as spam where its carrier says so, and by nothing of its words', () => {
    expect(filed({ subject: 'Loss runs', isSpam: true }).category).toBe('Spam')
  })

  it('by its words though something that came along is held back, which is told beside', () => {
    const held = (name: string) => ({ name, kind: 'OTHER' as const, quarantined: 'It holds macros.' })
    expect(filed({ subject: 'Files', attachments: [held('invoice.exe')] })).toEqual({
      category: 'General',
      because: 'Nothing in it says what it is about. Held back: invoice.exe.',
    })
    expect(filed({ subject: 'Loss runs', attachments: [held('a.xlsm'), held('b.exe')] })).toEqual({
      category: 'Lossruns',
      because: 'The subject says “Loss runs”. Held back: a.xlsm, b.exe.',
    })
  })
})

it.each([
  ['BOR_letter_signed.pdf', '', 'BOR_LETTER'],
  ['loss-runs 2021-2026.xlsx', '', 'LOSS_RUN'],
  ['Cyber Application.docx', '', 'APPLICATION'],
  ['scan0001.txt', 'Claims experience of five years', 'LOSS_RUN'],
  ['logo.png', '', 'OTHER'],
] as const)('an attachment %s that says “%s” is %s', (name, text, kind) => {
  expect(attachmentKindOf({ name, text })).toBe(kind)
})

describe('a thread', () => {
  it('has one subject, whatever mail programs put before it', () => {
    expect(bareSubject('RE: Fwd: AW: re[2]: Oak Dental')).toBe('Oak Dental')
    expect(subjectFor('REPLY', 'Re: Oak Dental')).toBe('Re: Oak Dental')
    expect(subjectFor('FORWARD', 'Re: Oak Dental')).toBe('Fwd: Oak Dental')
    expect(subjectFor('NEW', ' Oak Dental ')).toBe('Oak Dental')
  })

  it('says how each message stands to the one before it', () => {
    const message = { subject: 'Oak Dental', inReplyTo: undefined, before: undefined }
    expect(emailTypeOf(message)).toBe('NEW')
    expect(emailTypeOf({ ...message, subject: 'Re: Oak Dental' })).toBe('REPLY')
    expect(emailTypeOf({ ...message, subject: 'Fwd: Oak Dental' })).toBe('FORWARD')
    expect(emailTypeOf({ ...message, before: 'WE' })).toBe('REPLY')
    expect(emailTypeOf({ ...message, before: 'THEY' })).toBe('FOLLOWUP')
  })
})

it('business is named by its numbers, each once', () => {
  expect(namedBusiness('q-us-1000042, Q-US-1000042; PAL-UK-1000007-02 and SUB-AU-1000001, not Q-FR-1000042')).toEqual({
    policies: ['PAL-UK-1000007-02'],
    quotes: ['Q-US-1000042'],
    submissions: ['SUB-AU-1000001'],
  })
})

describe('a suggested reply', () => {
  const facts: ReplyFacts = { category: 'Submission', senderName: 'Marcus', missing: [], signedBy: 'Una Bright' }
  const quote = {
    quoteNumber: 'Q-US-1000042',
    companyName: 'Oak Dental',
    standing: 'READY',
    premium: '$4,120.00',
  } as const

  it('asks for what is missing, by name', () => {
    const { suggestion, basis } = suggestReply({
      ...facts,
      company: 'Oak Dental',
      missing: ['Revenue', 'Industry Code'],
    })
    expect(suggestion).toContain('To price Oak Dental we still need:\n\n– Revenue\n– Industry Code')
    expect(suggestion.startsWith('Dear Marcus,')).toBe(true)
    expect(basis).toContain('Oak Dental lacks 2 of what is needed.')
  })

  it('asks for the one thing that is missing where that is wished, whatever the mail was about', () => {
    const one = {
      ...facts,
      category: 'Lossruns',
      instruction: 'ask for what is missing',
      missing: ['Revenue'],
    } as const
    expect(suggestReply({ ...one, company: 'Oak Dental' }).suggestion).toContain('we still need:\n\n– Revenue')
    expect(suggestReply({ ...one, company: 'Oak Dental', missing: [] }).suggestion).not.toContain('we still need')
  })

  it('tells terms that are on offer, and none that are not', () => {
    expect(suggestReply({ ...facts, quote }).suggestion).toContain('– Premium $4,120.00, with taxes and fees')
    const referred = { ...quote, standing: 'REFERRED' } as const
    expect(suggestReply({ ...facts, quote: referred, instruction: 'send the terms' }).suggestion).not.toContain(
      'Premium',
    )
  })

  it('tells of a declination with the reason that was told', () => {
    const declined = { ...quote, standing: 'DECLINED', reason: 'Class of Business' } as const
    expect(suggestReply({ ...facts, quote: declined, missing: ['Revenue'] }).suggestion).toContain('Class of Business')
  })

  it('says nothing of the business to who has nothing to do with it, whatever is wished', () => {
    const asked = { ...facts, quote, company: 'Oak Dental', missing: ['Revenue'], stranger: 'rival@elm.example' }
    for (const instruction of [undefined, 'send the terms', 'ask for what is missing', 'decline']) {
      const { suggestion, basis } = suggestReply({ ...asked, instruction })
      for (const untold of ['Oak Dental', 'Q-US-1000042', '$4,120.00', 'Revenue'])
        expect(suggestion).not.toContain(untold)
      expect(basis.at(-1)).toBe('Nothing shows that rival@elm.example has to do with it: nothing is said of it.')
    }
  })

  it('of an incident says first what not to do', () => {
    expect(suggestReply({ ...facts, category: 'Claims', senderName: '' }).suggestion).toMatch(
      /^Hello,\n\nWe have your notice/,
    )
  })
})
