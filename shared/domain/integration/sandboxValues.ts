/**
 * What the sandboxes take as a sign, and what they then do: a refusal, a late answer or a held file is had by whoever builds
 * on the platform when it is wanted. They stand where no business is done; production knows none of the sandboxes.
 */

/** Numbers on the sandbox processor's page; any later expiry and any CVC will do. */
export const sandboxCards = {
  '4242 4242 4242 4242': 'succeeds',
  '4000 0000 0000 0002': 'declines',
  '4000 0000 0000 0119': 'timesOut',
  '4000 0000 0000 0259': 'chargesBack',
} as const

/** Bank accounts there. */
export const sandboxAccounts = { '000123456789': 'succeeds', '000111111116': 'declines' } as const

/** What a license's number begins with; the sandbox register has every other as it is on record. */
export const sandboxLicenses = { UNKNOWN: 'unknown', ENDED: 'ended', RENEWED: 'renewed' } as const

/** What the secret of a connected system holds; with any other the sandbox invents a posture that stays the same. */
export const sandboxSecrets = { wrong: 'refused', down: 'unanswered' } as const

/** What an e-mail is, or has after a plus sign, before its @: the sandbox signs for who is asked to by it. */
export const sandboxSigners = { 'signs.late': 'signsLate' } as const

/** What the description of a loss holds, in any case of letters. */
export const sandboxLosses = { 'large loss': 'reservedLarge' } as const

/** Names on the shipped list of sanctions. */
const names = { 'Lazarus Group': 'screened' } as const

/** Answers of the security questions that a clean risk becomes another by. */
const answers = {
  'pendingLitigation: YES': 'refers',
  'incidentUnderWay: YES': 'declined',
  'ransomwareIncidents: SEVERAL': 'declined',
} as const

/** Files that an upload brings. */
const files = { 'EICAR test file': 'held' } as const

const places = {
  card: sandboxCards,
  bankAccount: sandboxAccounts,
  license: sandboxLicenses,
  secret: sandboxSecrets,
  signer: sandboxSigners,
  loss: sandboxLosses,
  name: names,
  answer: answers,
  file: files,
} as const

/** Where a value is given. */
export type SandboxPlace = keyof typeof places
/** What happens by it. */
export type SandboxOutcome = {
  [Place in SandboxPlace]: (typeof places)[Place][keyof (typeof places)[Place]]
}[SandboxPlace]

/** All of them, place by place. */
export const sandboxValues = (Object.keys(places) as SandboxPlace[]).map((place) => ({
  place,
  values: Object.entries<SandboxOutcome>(places[place]).map(([value, outcome]) => ({ value, outcome })),
}))
