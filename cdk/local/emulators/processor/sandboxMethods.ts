/** What a sandbox number does when it pays. */
export type Behaviour = 'chargesBack' | 'declines' | 'succeeds' | 'timesOut'

export const sandboxCards: readonly {
  readonly number: string
  readonly behaviour: Behaviour
  readonly says: string
}[] = [
  { number: '4242 4242 4242 4242', behaviour: 'succeeds', says: 'succeeds' },
  { number: '4000 0000 0000 0002', behaviour: 'declines', says: 'is declined' },
  { number: '4000 0000 0000 0119', behaviour: 'timesOut', says: 'times out: the bank never answers' },
  { number: '4000 0000 0000 0259', behaviour: 'chargesBack', says: 'succeeds and is charged back later' },
]

export const sandboxAccounts: readonly {
  readonly number: string
  readonly behaviour: Behaviour
  readonly says: string
}[] = [
  { number: '000123456789', behaviour: 'succeeds', says: 'succeeds' },
  { number: '000111111116', behaviour: 'declines', says: 'is declined' },
]

const digits = (text: string): string => text.replace(/[\s-]/g, '')

export const behaviourOfCard = (number: string): Behaviour | undefined =>
  sandboxCards.find((card) => digits(card.number) === digits(number))?.behaviour

export const behaviourOfAccount = (number: string): Behaviour | undefined =>
  sandboxAccounts.find((account) => account.number === digits(number))?.behaviour

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
export function passesLuhn(number: string): boolean {
  const text = digits(number)
  if (!/^\d{12,19}$/.test(text)) return false
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
