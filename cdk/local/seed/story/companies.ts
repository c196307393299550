import { companies } from '#shared/domain/account/companies.ts'
import type { RegisteredCompany } from '#shared/domain/account/companyRegister.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Dice } from './dice.ts'

/** A company of the story, and who speaks for it. */
export interface StoryCompany extends RegisteredCompany {
  readonly contact: { readonly first: string; readonly last: string; readonly email: string }
}

const firstNames: Readonly<Record<RegionCode, string>> = {
  us: 'Alicia Brandon Carmen Derek Elena Frank Gloria Hector Irene Jamal Kristen Leo Marisol Nathan Olivia Pedro Renee Samuel Tamika Victor Wendy Xavier',
  uk: 'Aisha Benedict Cerys Duncan Eleanor Fergus Gemma Hamza Isla Jonathan Kavita Lewis Moira Niall Ottilie Patrick Rupa Sian Tobias Una Winston Zara',
  au: 'Abbey Bronwyn Cooper Darcy Elise Finlay Grace Harrison Indi Jye Kirra Lachie Mia Nate Oscar Piper Quentin Rosie Spencer Tilly Will Yasmin',
}
const lastNames: Readonly<Record<RegionCode, string>> = {
  us: 'Alvarez Boyd Cordova Donnelly Espinoza Fuller Gallagher Hendricks Iverson Jefferson Kaplan Lundgren Mercado Nolan Osborne Patel Quintana Rourke Sheridan Tran Underwood Whitfield',
  uk: 'Abernethy Bhatt Caldwell Davies Eccles Farouk Gilchrist Hargreaves Innes Jarvis Khan Lockwood MacLeod Nwosu Oldfield Pritchard Quigley Rafferty Stanhope Trevelyan Whittaker Yates',
  au: 'Anderson Barton Costa Dimitriou Edwards Fong Gallo Haddad Ingram Jennings Kelly Lowe Mancini Nguyen OBrien Pham Riley Singh Tomasi Vella Watkins Zammit',
}

const wordsOf = (name: string): string[] => name.split(' ')

/** What a name begins with: the longest beginning that another company of the register has too. */
const openingOf = (name: string, names: readonly string[]): string | undefined => {
  const words = wordsOf(name)
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const opening = words.slice(0, length).join(' ')
    if (names.some((other) => other !== name && other.startsWith(`${opening} `))) return opening
  }
  return undefined
}

const domainOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/\b(?:Co|Inc|LLC|LLP|Limited|Ltd|Pty|plc)\b\.?/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}.example`

const digits = (dice: Dice, count: number): string => Array.from({ length: count }, () => dice.between(0, 9)).join('')

/**
 * So many companies that the region's register does not have: its industries, places and sizes, under names that begin as
 * one of its companies does and go on as another, so that a name says the trade.
 */
export const storyCompanies = (region: RegionCode, dice: Dice, count: number): StoryCompany[] => {
  const register = companies[region]
  const names = register.map(({ name }) => name)
  const openings = [...new Set(names.flatMap((name) => openingOf(name, names) ?? []))].filter((each) => each !== 'The')
  const taken = new Set(names.map(domainOf))
  const made: StoryCompany[] = []
  while (made.length < count) {
    const like = dice.pick(register)
    const own = openingOf(like.name, names)
    if (own === undefined || own === 'The') continue
    const name = `${dice.pick(openings)}${like.name.slice(own.length)}`
    const domainName = domainOf(name)
    if (taken.has(domainName)) continue
    taken.add(domainName)
    const place = dice.pick(register)
    const scale = dice.between(60, 170) / 100
    const [first, last] = [dice.pick(wordsOf(firstNames[region])), dice.pick(wordsOf(lastNames[region]))]
    const { address2: _, state: __, ...rest } = like
    made.push({
      ...rest,
      name,
      domainName,
      cbid: `cbd_story${region}${String(made.length).padStart(5, '0')}`,
      dunsNumber: `9${digits(dice, 8)}`,
      phoneNumber: `${like.phoneNumber.slice(0, -2)}${digits(dice, 2)}`,
      // Another house of the street; a floor or suite before it stays.
      address1: place.address1.replace(/(?<=^|, )\d+(?= )/, String(dice.between(2, 980))),
      city: place.city,
      zipCode: place.zipCode,
      ...(place.state !== undefined && { state: place.state }),
      revenue: Math.max(100_000, Math.round((like.revenue * scale) / 100_000) * 100_000),
      noOfEmployeesAll: Math.max(1, Math.round(like.noOfEmployeesAll * scale)),
      contact: { first, last, email: `${first}.${last}@${domainName}`.toLowerCase() },
    })
  }
  return made
}
