import type { Region } from './region.ts'

/** A phone as it is stored: digits with the country code, the extension apart (rule: phones). */
export type Phone = { readonly digits: string; readonly extension?: string }

export type PhoneReading =
  | { readonly ok: true; readonly phone: Phone }
  | { readonly ok: false; readonly message: string }

const extensionPattern = /(?:ext\.?|extension|x|#)\s*(\d{1,6})$/i

/** Digits with the country code, however they were typed: national, with a trunk 0, with + or 00. */
const withCountryCode = (region: Region, typed: string): string => {
  const code = region.diallingCode.slice(1)
  const digits = typed.replace(/\D/g, '')
  if (typed.trim().startsWith('+')) return dropTrunkZero(code, digits)
  if (digits.startsWith(`00${code}`)) return dropTrunkZero(code, digits.slice(2))
  if (code !== '1' && digits.startsWith('0')) return code + digits.slice(1)
  if (region.phone.pattern.test(dropTrunkZero(code, digits))) return dropTrunkZero(code, digits)
  return code + digits
}

/** +44 (0)20 … is written by many and dialled by nobody. */
const dropTrunkZero = (code: string, digits: string): string =>
  code !== '1' && digits.startsWith(`${code}0`) ? code + digits.slice(code.length + 1) : digits

/** Reads a phone of the region with an optional extension, or says why it is none (administration, section 5). */
export const readPhone = (region: Region, text: string): PhoneReading => {
  const extension = extensionPattern.exec(text.trim())?.[1]
  const number = text.trim().replace(extensionPattern, '').trimEnd()
  const digits = /^[\d\s().+-]+$/.test(number) ? withCountryCode(region, number) : ''
  if (!region.phone.pattern.test(digits)) return { ok: false, message: region.phone.message }
  return { ok: true, phone: extension === undefined ? { digits } : { digits, extension } }
}

/**
 * A UK number in the groups people say it in, by the length of its area code (Ofcom, National Telephone Numbering Plan):
 * two digits for 02 and 05, three for 011x, 01x1, 03, 08 and 09, four for other areas, mobiles and pagers.
 */
const ukGroups = (digits: string): string => {
  if (/^[25]/.test(digits)) return `${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`
  if (/^(?:11|1\d1|[389])/.test(digits)) return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
  return `${digits.slice(0, 4)} ${digits.slice(4)}`
}

const national: Readonly<Record<Region['code'], (digits: string) => string>> = {
  us: (digits) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
  uk: (digits) => `+44 ${ukGroups(digits)}`,
  au: (digits) =>
    digits.startsWith('4')
      ? `+61 ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
      : `+61 ${digits.slice(0, 1)} ${digits.slice(1, 5)} ${digits.slice(5)}`,
}

/** `(415) 555-0132`, `+44 20 7946 0132`, `+61 2 7010 4321`; digits that are no phone of the region stay as they are. */
export const formatPhone = (
  region: Region,
  digits: string,
  { extension }: { readonly extension?: string | undefined } = {},
): string => {
  const code = region.diallingCode.slice(1)
  const full = code === '1' && digits.length === 10 ? code + digits : digits
  const shown = region.phone.pattern.test(full) ? national[region.code](full.slice(code.length)) : digits
  return extension === undefined || extension === '' ? shown : `${shown} x${extension}`
}

/** A phone as people read it, however it was typed; what is none of the region stays as it is. */
export const phoneText = (region: Region, typed: string): string => {
  const read = readPhone(region, typed)
  return read.ok ? formatPhone(region, read.phone.digits, { extension: read.phone.extension }) : typed
}
