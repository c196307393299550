import type { MessageCategory } from './messageWords.ts'

/** Of a quote, what may be said to whoever asks about it. */
export interface QuoteToTell {
  readonly quoteNumber: string
  readonly companyName: string
  readonly standing: 'READY' | 'DECLINED' | 'REFERRED' | 'BOUND' | 'OVER' | 'DRAFT'
  /** As it is written in the region. */
  readonly premium?: string
  readonly limit?: string
  readonly retention?: string
  /** The last day on which it can be bound. */
  readonly until?: string
  /** Why it was declined, in the words that were told. */
  readonly reason?: string
}

/** What is known when a reply is suggested. */
export interface ReplyFacts {
  readonly category: MessageCategory
  readonly senderName: string
  readonly quote?: QuoteToTell | undefined
  readonly company?: string | undefined
  /** What is needed of the company and not there yet. */
  readonly missing: readonly string[]
  /** What to write, where whoever asks says so: `ask what is missing`, `send the terms`, `decline`. */
  readonly instruction?: string | undefined
  /** The sender's address, where nothing shows that they have to do with the quote or the company. */
  readonly stranger?: string | undefined
  readonly signedBy: string
}

/** A reply to be looked at by a person, and what it stands on. */
export interface SuggestedReply {
  readonly suggestion: string
  readonly basis: readonly string[]
}

type Letter = 'declination' | 'missing' | 'received' | 'terms' | 'waits'

const wishes: readonly (readonly [Letter, RegExp])[] = [
  ['missing', /\bmissing\b|\bask\b|\bneed\b|\binformation\b/i],
  ['declination', /\bdeclin/i],
  ['terms', /\bterms?\b|\bquote\b|\bpremium\b/i],
]

/** What each kind of mail gets as a first answer where nothing more is known. */
const received: Readonly<Partial<Record<MessageCategory, string>>> = {
  BOR: 'We have your broker of record letter. The current broker is told of it, and we write to you when the change takes effect.',
  Binders:
    'We have your request to bind and look at it now. Cover is bound when you have the binder from us, not before.',
  Cancellation:
    'We have your request to cancel. We write to you with the day on which cover ends and what is returned before anything is changed.',
  CertRequest:
    'We have your request for a certificate. You get it as soon as it is made; tell us if the holder’s name or address is not as you wrote it.',
  Claims:
    'We have your notice. Please do not restore or switch off what was affected before you have spoken to the response team. A claims handler writes to you today.',
  Claimsops: 'We have this and pass it on to the claims handler.',
  Lossruns:
    'We have your message about the claims there were. What you ask for we send when it is ready; what you sent is with the file.',
  MTE: 'We have your request to change the policy. We write to you with the difference in premium before it takes effect.',
  Renewal: 'We have your message about the renewal and write to you with terms.',
  Subjectivity: 'We have what you sent for the subjectivities and look at it. We tell you which of them are met.',
  Submission: 'We have your submission and look at it now.',
}

/** Mail that is answered with where the quote stands; any other with what becomes of it. */
const asksForTerms: readonly MessageCategory[] = ['General', 'Other', 'Renewal', 'Submission']

const letterFor = ({ category, instruction = '', missing, quote }: ReplyFacts): Letter => {
  const wished = wishes.find(([, words]) => words.test(instruction))?.[0]
  if (wished === 'missing' && missing.length > 0) return 'missing'
  if (wished !== undefined && wished !== 'missing' && quote !== undefined) {
    if (wished === 'declination' && quote.standing === 'DECLINED') return 'declination'
    if (wished === 'terms' && quote.standing === 'READY') return 'terms'
  }
  if (!asksForTerms.includes(category)) return 'received'
  if (quote?.standing === 'DECLINED') return 'declination'
  if (missing.length > 0) return 'missing'
  if (quote?.standing === 'READY') return 'terms'
  return quote?.standing === 'REFERRED' ? 'waits' : 'received'
}

const paragraphs: Readonly<Record<Letter, (facts: ReplyFacts) => readonly string[]>> = {
  declination: ({ quote }) => [
    `Thank you for thinking of us for ${quote?.companyName}. We cannot offer terms for quote ${quote?.quoteNumber}.`,
    ...(quote?.reason ? [`The reason: ${quote.reason}`] : []),
    'Should what we were told change, send us what is new and we look at it again.',
  ],
  missing: ({ company, missing }) => [
    `To price ${company ?? 'this risk'} we still need:`,
    missing.map((each) => `– ${each}`).join('\n'),
    'A reply to this mail is enough, or enter it on the account. We go on as soon as it is there.',
  ],
  received: ({ category }) => [
    received[category] ?? 'We have your message and answer it as soon as we have looked at it.',
  ],
  terms: ({ quote }) => [
    `We can offer terms for ${quote?.companyName}, quote ${quote?.quoteNumber}:`,
    [
      ...(quote?.premium ? [`– Premium ${quote.premium}, with taxes and fees`] : []),
      ...(quote?.limit ? [`– Limit ${quote.limit}`] : []),
      ...(quote?.retention ? [`– Retention ${quote.retention}`] : []),
      ...(quote?.until ? [`– Can be bound until ${quote.until}`] : []),
    ].join('\n'),
    'The coverages and whatever the terms are subject to are on the quote.',
  ],
  waits: ({ quote }) => [
    `Quote ${quote?.quoteNumber} for ${quote?.companyName} is with an underwriter. You hear from us as soon as it is decided; nothing is needed of you now.`,
  ],
}

const basisOf = ({ category, company, missing, quote, stranger }: ReplyFacts, letter: Letter): string[] => [
  `Filed as ${category}.`,
  ...(quote ? [`Quote ${quote.quoteNumber} is ${quote.standing.toLowerCase()}.`] : []),
  ...(letter === 'missing' ? [`${company ?? 'The company'} lacks ${missing.length} of what is needed.`] : []),
  ...(stranger === undefined ? [] : [`Nothing shows that ${stranger} has to do with it: nothing is said of it.`]),
]

/**
 * A first draft of a reply by rules and templates: it promises nothing that is not on record, and is never sent by itself.
 * Whoever names a quote that is not theirs reads neither its terms nor whose client the company is.
 */
export const suggestReply = (facts: ReplyFacts): SuggestedReply => {
  const letter = facts.stranger === undefined ? letterFor(facts) : 'received'
  const greeting = facts.senderName === '' ? 'Hello,' : `Dear ${facts.senderName},`
  const text = [greeting, ...paragraphs[letter](facts), `Kind regards\n${facts.signedBy}`].filter((each) => each !== '')
  return { suggestion: text.join('\n\n'), basis: basisOf(facts, letter) }
}
