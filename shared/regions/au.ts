import { writtenName } from '../domain/text/writtenName.ts'
import { defaultFlags } from './flags.ts'
import type { Region } from './region.ts'

export const au = {
  code: 'au',
  name: 'Australia',
  locale: 'en-AU',
  language: 'en-AU',
  currency: 'AUD',
  country: { alpha2: 'AU', alpha3: 'AUS' },
  diallingCode: '+61',
  timeZone: 'Australia/Sydney',
  dateFormat: 'DD/MM/YYYY',
  industry: {
    codeField: 'sicCode',
    primaryField: 'sicPrimaryDesc',
    secondaryField: 'sicSecondaryDesc',
    scheme: 'ANZSIC 2006',
  },
  address: {
    fields: [
      { name: 'address1', required: true },
      { name: 'address2', required: false },
      { name: 'city', required: true },
      { name: 'state', required: true },
      { name: 'zipCode', required: true },
    ],
    city: { pattern: writtenName, message: 'Invalid City/Town' },
    postcode: { pattern: /^\d{4}$/, message: 'Invalid Australian postal code' },
  },
  phone: { pattern: /^61[2-478]\d{8}$/, message: 'Invalid phone number', example: '+61 2 7010 4321' },
  registration: { name: 'AFSL', pattern: /^\d{6}$/, message: 'AFSL number must be 6 digits' },
  support: {
    email: 'support.au@palisade.example',
    phone: '61270104300',
    claimsPhone: '61270104399',
  },
  provider: {
    name: 'Palisade',
    company: 'Palisade Underwriting Australia Pty Ltd',
    legalEntity: 'Palisade Underwriting Australia Pty Ltd. Australian Financial Services Licence 999001.',
    website: 'https://www.palisade.example/au',
    socials: [
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/palisade-au.example' },
      { name: 'X', url: 'https://x.com/palisade-au.example' },
    ],
  },
  products: ['P100', 'Prime One AU', 'Prime One AU Plus'],
  flags: { ...defaultFlags, auEnvironment: true, zspCancel: false },
  captchaSiteKey: 'palisade-captcha-en-AU',
} as const satisfies Region
