import { writtenName } from '../domain/text/writtenName.ts'
import { defaultFlags } from './flags.ts'
import type { Region } from './region.ts'

export const us = {
  code: 'us',
  name: 'United States',
  locale: 'en-US',
  language: 'en-US',
  currency: 'USD',
  country: { alpha2: 'US', alpha3: 'USA' },
  diallingCode: '+1',
  timeZone: 'America/New_York',
  dateFormat: 'MM/DD/YYYY',
  industry: {
    codeField: 'naicsCode',
    primaryField: 'primaryIndustry',
    secondaryField: 'secondaryIndustry',
    scheme: 'NAICS 2022',
  },
  address: {
    fields: [
      { name: 'address1', required: true },
      { name: 'address2', required: false },
      { name: 'city', required: true },
      { name: 'state', required: true },
      { name: 'zipCode', required: true },
    ],
    city: { pattern: writtenName, message: 'Invalid City' },
    postcode: { pattern: /^(?!00000)\d{5}(-\d{4})?$/, message: 'Invalid ZIP Code' },
  },
  phone: { pattern: /^1[2-9]\d{2}[2-9]\d{6}$/, message: 'Invalid phone number', example: '(415) 555-0132' },
  registration: { name: 'NPN', pattern: /^\d{1,10}$/, message: 'NPN must be less than or equal to 10 digits' },
  support: {
    email: 'support.us@palisade.example',
    phone: '18005550140',
    claimsPhone: '18005550199',
  },
  provider: {
    name: 'Palisade',
    company: 'Palisade Insurance Services, LLC',
    legalEntity:
      'Palisade Insurance Services, LLC. Licensed insurance producer in all 50 states and the District of Columbia.',
    website: 'https://www.palisade.example',
    learnMoreUrl: 'https://www.palisade.example/us/adaptive-cyber-insurance',
    socials: [
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/palisade.example' },
      { name: 'X', url: 'https://x.com/palisade.example' },
    ],
  },
  products: [
    'P100',
    'P100_PRO',
    'P250',
    'P250_S',
    'Prime Cloud',
    'Prime Cloud Plus',
    'Prime One',
    'Prime One Plus',
    'Prime One Tech',
    'Prime One Tech Plus',
    'Prime Tech',
    'Prime Tech Plus',
    'SP_CRIME',
    'SP_DO',
    'SP_EPL',
    'SP_FID',
    'ZSP',
    'ZSP Plus',
  ],
  flags: defaultFlags,
  captchaSiteKey: 'palisade-captcha-en-US',
} as const satisfies Region
