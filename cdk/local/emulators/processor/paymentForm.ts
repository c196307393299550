import { type Behaviour, behaviourOfAccount, behaviourOfCard, passesLuhn } from './sandboxMethods.ts'

/** A method of payment after its check; of a card or account number only the last four digits go on from here. */
export interface PaymentMethod {
  readonly type: 'bank' | 'card'
  readonly brand: string
  readonly last4: string
  readonly holder: string
  readonly expiry: string | undefined
  readonly behaviour: Behaviour
}

export type FormErrors = Readonly<Record<string, string>>

const text = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').trim()

/** Reads the hosted page's form: a method of payment, or what is wrong with each field. */
export function readPaymentForm(form: URLSearchParams, now: Date): PaymentMethod | FormErrors {
  return form.get('method') === 'bank' ? readBank(form) : readCard(form, now)
}

export const isErrors = (result: PaymentMethod | FormErrors): result is FormErrors => !('behaviour' in result)

const readCard = (form: URLSearchParams, now: Date): PaymentMethod | FormErrors => {
  const number = text(form, 'number').replace(/[\s-]/g, '')
  const expiry = text(form, 'expiry')
  const holder = text(form, 'name')
  const behaviour = behaviourOfCard(number)
  const errors: FormErrors = {
    ...(number === ''
      ? { number: 'Enter the card number.' }
      : !passesLuhn(number)
        ? { number: 'This is not a card number. Check the digits.' }
        : behaviour === undefined && { number: 'The sandbox takes only the numbers listed on this page.' }),
    ...expiryError(expiry, now),
    ...(!/^\d{3,4}$/.test(text(form, 'cvc')) && { cvc: 'Enter the 3 digits on the back of the card.' }),
    ...(holder === '' && { name: 'Enter the name on the card.' }),
  }
  if (Object.keys(errors).length > 0 || behaviour === undefined) return errors
  return { type: 'card', brand: 'Visa', last4: number.slice(-4), holder, expiry, behaviour }
}

const expiryError = (expiry: string, now: Date): FormErrors => {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  if (month === undefined || year === undefined) return { expiry: 'Enter month and year, such as 08/30.' }
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  return end <= now.getTime() ? { expiry: 'This card has expired.' } : {}
}

const readBank = (form: URLSearchParams): PaymentMethod | FormErrors => {
  const routing = text(form, 'routing').replace(/[\s-]/g, '')
  const account = text(form, 'account').replace(/[\s-]/g, '')
  const holder = text(form, 'holder')
  const behaviour = behaviourOfAccount(account)
  const errors: FormErrors = {
    ...(!/^\d{6,9}$/.test(routing) && { routing: 'Enter 6 to 9 digits.' }),
    ...(account === ''
      ? { account: 'Enter the account number.' }
      : behaviour === undefined && { account: 'The sandbox takes only the account numbers listed on this page.' }),
    ...(holder === '' && { holder: 'Enter the name of the account holder.' }),
  }
  if (Object.keys(errors).length > 0 || behaviour === undefined) return errors
  return { type: 'bank', brand: 'Bank account', last4: account.slice(-4), holder, expiry: undefined, behaviour }
}
