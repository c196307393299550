import type { Role } from '#shared/permissions.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import type { OidcPerson } from '../emulators/oidc/organization.ts'
import type { SignIn } from '../gateway/landing.ts'
import { type DemoAgency, demoPassword } from './cast.ts'

/** Somebody of an agency whose people sign in at its own identity provider. */
export interface SsoPerson extends SignIn, OidcPerson {
  readonly phone: string
  readonly role: Role
}

/** An agency with single sign-on and a demanded second factor, which its provider sees to. */
export interface SsoAgency {
  readonly agency: Omit<DemoAgency, 'key'>
  /** Signs in with single sign-on. */
  readonly member: SsoPerson
  /** Is known to the provider, but disabled here. */
  readonly disabled: SsoPerson
  /** Is known to the provider and to nobody here. */
  readonly stranger: SsoPerson
}

interface Part {
  readonly agency: SsoAgency['agency']
  readonly domain: string
  readonly member: readonly [firstName: string, lastName: string]
  readonly disabled: readonly [firstName: string, lastName: string]
  readonly stranger: readonly [firstName: string, lastName: string]
}

const parts: Readonly<Record<RegionCode, Part>> = {
  us: {
    agency: {
      name: 'Cedar & Main Risk Advisors',
      hostname: 'cedarmain',
      npn: '17550931',
      contactFirstName: 'Priscilla',
      contactLastName: 'Vaughn',
      contactEmail: 'office@cedarmain.example',
      contactPhone: '(303) 555-0160',
      address1: '1600 Larimer Street',
      city: 'Denver',
      state: 'CO',
      zipCode: '80202',
    },
    domain: 'cedarmain.example',
    member: ['Claire', 'Dunn'],
    disabled: ['Felix', 'Boone'],
    stranger: ['Hugo', 'Lindqvist'],
  },
  uk: {
    agency: {
      name: 'Larkfield Broking',
      hostname: 'larkfield',
      npn: '307703',
      contactFirstName: 'Beatrice',
      contactLastName: 'Nash',
      contactEmail: 'office@larkfield.example',
      contactPhone: '+44 117 496 0160',
      address1: '9 Queen Square',
      city: 'Bristol',
      zipCode: 'BS1 4JE',
    },
    domain: 'larkfield.example',
    member: ['Amara', 'Cole'],
    disabled: ['Toby', 'Finch'],
    stranger: ['Greta', 'Holm'],
  },
  au: {
    agency: {
      name: 'Banksia Coast Insurance',
      hostname: 'banksiacoast',
      npn: '407703',
      contactFirstName: 'Declan',
      contactLastName: 'Moss',
      contactEmail: 'office@banksiacoast.example',
      contactPhone: '+61 7 7010 0160',
      address1: '88 Eagle Street',
      city: 'Brisbane',
      state: 'QLD',
      zipCode: '4000',
    },
    domain: 'banksiacoast.example',
    member: ['Zoe', 'Hartigan'],
    disabled: ['Liam', 'Corbett'],
    stranger: ['Nadia', 'Petrov'],
  },
}

const agencyOf = (region: RegionCode): SsoAgency => {
  const { agency, domain, ...people } = parts[region]
  const person = ([firstName, lastName]: readonly [string, string], role: Role, note: string): SsoPerson => ({
    region,
    email: `${firstName}.${lastName}@${domain}`.toLowerCase(),
    firstName,
    lastName,
    phone: agency.contactPhone,
    role,
    password: demoPassword,
    who: `${role}, ${agency.name} (${note})`,
  })
  return {
    agency,
    member: person(people.member, 'Principal Producer', 'single sign-on'),
    disabled: person(people.disabled, 'Principal Producer', 'single sign-on, disabled'),
    stranger: person(people.stranger, 'Principal Producer', 'single sign-on, no account'),
  }
}

const agencies: Readonly<Record<RegionCode, SsoAgency>> = {
  us: agencyOf('us'),
  uk: agencyOf('uk'),
  au: agencyOf('au'),
}

/** The agency of a region whose people sign in at its own identity provider. */
export const ssoAgency = (region: RegionCode): SsoAgency => agencies[region]

/** Everybody who has an account at the sandbox identity providers; `password` is theirs there. */
export const ssoPeople: readonly SsoPerson[] = regionCodes.flatMap((region) => {
  const { member, disabled, stranger } = ssoAgency(region)
  return [member, disabled, stranger]
})
