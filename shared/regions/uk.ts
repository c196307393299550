import { writtenName } from '../domain/text/writtenName.ts'
import { defaultFlags } from './flags.ts'
import type { Region } from './region.ts'

/** Postcodes after the Royal Mail's Programmers' Guide to PAF, GIR 0AA included, the space optional. */
const postcode =
  /^(GIR ?0AA|(?:[A-PR-UWYZ][A-HK-Y]?\d[\dA-HJKPSTUW]?|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY\d]?) ?\d[ABD-HJLNP-UW-Z]{2})$/i

export const uk = {
  code: 'uk',
  name: 'United Kingdom',
  locale: 'en-GB',
  language: 'en-GB',
  currency: 'GBP',
  country: { alpha2: 'GB', alpha3: 'GBR' },
  diallingCode: '+44',
  timeZone: 'Europe/London',
  dateFormat: 'DD/MM/YYYY',
  industry: {
    codeField: 'sicCode',
    primaryField: 'sicPrimaryDesc',
    secondaryField: 'sicSecondaryDesc',
    scheme: 'UK SIC 2007',
  },
  address: {
    fields: [
      { name: 'address1', required: true },
      { name: 'address2', required: false },
      { name: 'address3', required: false },
      { name: 'city', required: true },
      { name: 'zipCode', required: true },
    ],
    city: { pattern: writtenName, message: 'Invalid City/Town' },
    postcode: { pattern: postcode, message: 'Invalid UK postal code' },
  },
  phone: {
    pattern: /^44[1-9]\d{8,9}$/,
    message: 'Phone number must be in the format 44 5555 555555',
    example: '020 7946 0132',
  },
  registration: { name: 'FRN', pattern: /^\d{6,7}$/, message: 'FRN must be 6 or 7 digits' },
  support: {
    email: 'support.uk@palisade.example',
    phone: '448081570140',
    claimsPhone: '448081570199',
  },
  provider: {
    name: 'Palisade',
    company: 'Palisade Underwriting UK Limited',
    legalEntity:
      'Palisade Underwriting UK Limited. Registered in England and Wales. Authorised and regulated by the Financial Conduct Authority, firm reference number 9999001.',
    website: 'https://www.palisade.example/uk',
    learnMoreUrl: 'https://www.palisade.example/uk/adaptive-cyber-insurance',
    socials: [
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/palisade-uk.example' },
      { name: 'X', url: 'https://x.com/palisade-uk.example' },
    ],
  },
  products: ['P100', 'Prime One', 'Prime One Plus', 'Prime One Tech', 'Prime One Tech Plus'],
  flags: { ...defaultFlags, ukEnvironment: true, zspCancel: false },
  captchaSiteKey: 'palisade-captcha-en-GB',
} as const satisfies Region
