import type { AttachmentKind, MessageCategory } from './messageWords.ts'

interface Attached {
  readonly name: string
  readonly kind: AttachmentKind
  /** Why it is held back. */
  readonly quarantined?: string | undefined
}

/** Of a message, what tells its category. */
export interface MessageFacts {
  readonly subject: string
  readonly body: string
  readonly attachments: readonly Attached[]
  /** The mail's carrier holds it for unwanted. */
  readonly isSpam: boolean
  /** The blacklisted domain that it comes from. */
  readonly blacklisted?: string | undefined
  /** What the message before it in its thread is about. */
  readonly before?: MessageCategory | undefined
}

/** A category, and what of the message says so, in words. */
export interface Categorized {
  readonly category: MessageCategory
  readonly because: string
}

/** Words by which a category is known, in the order in which they count where two are said as loudly. */
const words: readonly (readonly [MessageCategory, RegExp])[] = [
  ['BOR', /\bbroker[ -]of[ -]record\b|\bBOR\b|\bletter of appointment\b|\bnew broker\b/i],
  ['Lossruns', /\bloss[ -]?runs?\b|\bloss history\b|\bclaims? (?:experience|history|histories)\b/i],
  ['Subjectivity', /\bsubjectivit(?:y|ies)\b|\bsubject to\b|\bMFA (?:attestation|proof)\b/i],
  ['Cancellation', /\bcancel(?:s|led|lation|ling|ing)?\b|\bnon[ -]?renew(?:al|ed)?\b|\bflat cancel\b/i],
  [
    'CertRequest',
    /\bcertificates? of (?:insurance|currency)\b|\bCOI\b|\bevidence of insurance\b|\bcertificate request\b/i,
  ],
  ['MTE', /\bendorse(?:ment|ments|d)?\b|\bmid[ -]?term\b|\badd(?:itional)? insured\b|\bMTA\b|\bMTE\b/i],
  ['Claims', /\bclaims?\b|\bincident\b|\bransomware\b|\bbreach(?:ed)?\b|\bnotice of (?:loss|circumstances?)\b/i],
  ['Claimsops', /\badjuster\b|\breserves?\b|\bclaim (?:invoice|payment|number)\b/i],
  ['Renewal', /\brenew(?:al|als|ed|ing)?\b|\bexpiring\b/i],
  ['Binders', /\bbind(?:er|ers|ing)?\b|\bbound\b|\bissue the policy\b/i],
  ['CRS', /\brisk (?:services?|engineering|consult(?:ation|ing))\b|\bsecurity (?:training|workshop)\b|\bCRS\b/i],
  ['API', /\bAPI\b|\bwebhooks?\b|\bintegration\b|\bsandbox key\b/i],
  [
    'Submission',
    /\bsubmissions?\b|\bquot(?:e|es|ation)\b|\bapplications?\b|\bproposal form\b|\bnew business\b|\bindication\b/i,
  ],
]

/** A word of the subject says what it is about; one of the text says what it mentions. */
const ofSubject = 4
const ofBody = 1
const ofAttachment = 3

const byAttachment: Readonly<Partial<Record<AttachmentKind, MessageCategory>>> = {
  APPLICATION: 'Submission',
  BOR_LETTER: 'BOR',
  LOSS_RUN: 'Lossruns',
}

/** Only so much of a text is looked at: what a message is about it says at its beginning. */
const firstPage = 4000

const heldBack = (attachments: readonly Attached[]): string => {
  const held = attachments.filter(({ quarantined }) => quarantined !== undefined).map(({ name }) => name)
  return held.length === 0 ? '' : ` Held back: ${held.join(', ')}.`
}

/**
 * Files a message by its words: those of the subject count most, then what is attached, then the text. An application makes
 * a submission of whatever comes with it. What says nothing is about what its thread is about, or General; that something
 * which came along is held back makes no spam of it, since the best of brokers forwards what he was sent
 * (decision: filed-though-held).
 */
export const categorize = ({ subject, body, attachments, isSpam, blacklisted, before }: MessageFacts): Categorized => {
  if (blacklisted !== undefined) return { category: 'Spam', because: `${blacklisted} is blacklisted.` }
  if (isSpam) return { category: 'Spam', because: 'The mail’s carrier holds it for unwanted.' }
  const page = body.slice(0, firstPage)
  const application = attachments.find(({ kind }) => kind === 'APPLICATION')
  const found = words.map(([category, word]) => {
    const [inSubject, inBody] = [word.exec(subject)?.[0], word.exec(page)?.[0]]
    const attached = attachments.find(({ kind }) => byAttachment[kind] === category)
    const because =
      inSubject !== undefined
        ? `The subject says “${inSubject}”.`
        : attached !== undefined
          ? `${attached.name} is attached.`
          : `The text says “${inBody}”.`
    const loudness =
      (inSubject === undefined ? 0 : ofSubject) +
      (attached === undefined ? 0 : ofAttachment) +
      (inBody === undefined ? 0 : ofBody)
    return { category, because, loudness: loudness + (category === 'Submission' && application ? ofSubject : 0) }
  })
  const loudest = found.reduce((best, each) => (each.loudness > best.loudness ? each : best), {
    category: before ?? ('General' as MessageCategory),
    because: before === undefined ? 'Nothing in it says what it is about.' : 'As the message before it.',
    loudness: 0,
  })
  return { category: loudest.category, because: `${loudest.because}${heldBack(attachments)}` }
}
