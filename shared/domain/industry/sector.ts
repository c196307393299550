import type { RegionCode } from '../../regions/code.ts'

/** Broad sectors that the three industry schemes have in common; averages are kept by sector. */
export const sectors = [
  'agriculture',
  'mining',
  'manufacturing',
  'utilities',
  'construction',
  'trade',
  'transport',
  'hospitality',
  'information',
  'finance',
  'realEstate',
  'professional',
  'administration',
  'government',
  'education',
  'health',
  'recreation',
  'services',
] as const

export type Sector = (typeof sectors)[number]

/** As people call them. */
export const sectorNames: Readonly<Record<Sector, string>> = {
  agriculture: 'Agriculture, forestry and fishing',
  mining: 'Mining',
  manufacturing: 'Manufacturing',
  utilities: 'Utilities and waste',
  construction: 'Construction',
  trade: 'Wholesale and retail trade',
  transport: 'Transport and storage',
  hospitality: 'Accommodation and food',
  information: 'Information and communication',
  finance: 'Finance and insurance',
  realEstate: 'Real estate',
  professional: 'Professional and technical services',
  administration: 'Administrative and support services',
  government: 'Public administration',
  education: 'Education',
  health: 'Health and social care',
  recreation: 'Arts and recreation',
  services: 'Other services',
}

/** First and last two-digit division of a sector. */
type Range = readonly [first: number, last: number, sector: Sector]

/** NAICS 2022 sectors, UK SIC 2007 sections and ANZSIC 2006 divisions by their two-digit ranges; the others are services. */
const ranges: Readonly<Record<RegionCode, readonly Range[]>> = {
  us: [
    [11, 11, 'agriculture'],
    [21, 21, 'mining'],
    [22, 22, 'utilities'],
    [23, 23, 'construction'],
    [31, 33, 'manufacturing'],
    [42, 45, 'trade'],
    [48, 49, 'transport'],
    [51, 51, 'information'],
    [52, 52, 'finance'],
    [53, 53, 'realEstate'],
    [54, 55, 'professional'],
    [56, 56, 'administration'],
    [61, 61, 'education'],
    [62, 62, 'health'],
    [71, 71, 'recreation'],
    [72, 72, 'hospitality'],
    [92, 92, 'government'],
  ],
  uk: [
    [1, 3, 'agriculture'],
    [5, 9, 'mining'],
    [10, 33, 'manufacturing'],
    [35, 39, 'utilities'],
    [41, 43, 'construction'],
    [45, 47, 'trade'],
    [49, 53, 'transport'],
    [55, 56, 'hospitality'],
    [58, 63, 'information'],
    [64, 66, 'finance'],
    [68, 68, 'realEstate'],
    [69, 75, 'professional'],
    [77, 82, 'administration'],
    [84, 84, 'government'],
    [85, 85, 'education'],
    [86, 88, 'health'],
    [90, 93, 'recreation'],
  ],
  au: [
    [1, 5, 'agriculture'],
    [6, 10, 'mining'],
    [11, 25, 'manufacturing'],
    [26, 29, 'utilities'],
    [30, 32, 'construction'],
    [33, 43, 'trade'],
    [44, 45, 'hospitality'],
    [46, 53, 'transport'],
    [54, 60, 'information'],
    [62, 64, 'finance'],
    [66, 67, 'realEstate'],
    [69, 70, 'professional'],
    [72, 73, 'administration'],
    [75, 77, 'government'],
    [80, 82, 'education'],
    [84, 87, 'health'],
    [89, 92, 'recreation'],
  ],
}

/** Of a company's two industry codes the one of the region's own scheme, else the other. */
export const schemeCodeOf = (
  region: RegionCode,
  { naicsCode, sicCode }: { readonly naicsCode?: string | undefined; readonly sicCode?: string | undefined },
): string | undefined => (region === 'us' ? (naicsCode ?? sicCode) : (sicCode ?? naicsCode))

/** The sector of a code of the region's scheme, by its first two digits; 'services' for a code of no sector. */
export const sectorOf = (region: RegionCode, code: string): Sector => {
  const division = Number(code.slice(0, 2))
  return ranges[region].find(([first, last]) => division >= first && division <= last)?.[2] ?? 'services'
}
