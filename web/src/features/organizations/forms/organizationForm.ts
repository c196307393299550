import { z } from 'zod'
import {
  ClaimsNoticeLevel,
  type PersonaProfile,
  personaFields,
  profileFields,
} from '#shared/contracts/account/personaProfile.ts'
import { line, text } from '#shared/domain/text/text.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { region } from '#web/i18n/region.ts'

const contactPhone = z
  .string('Phone is required')
  .refine((typed) => readPhone(region, typed).ok, { error: 'Please enter a valid phone number.' })

/** What an organization's own people say of it. */
export const ProfileForm = z.object({ ...profileFields, description: text(2000).default(''), contactPhone })

/** What a carrier's own people say of it besides. */
export const CarrierForm = ProfileForm.extend({ claimsNoticeLevel: ClaimsNoticeLevel.nullable() })

const { hostname, states, enforceMfa } = personaFields

/** What staff say of an organization. */
export const OrganizationForm = ProfileForm.extend({
  hostname,
  licenseId: line(60).default(''),
  states: states.default([]),
  enforceMfa: enforceMfa.default(false),
})

/** What is said of an organization already, as the forms have it. */
export const saidOf = (organization: PersonaProfile) => ({
  name: organization.name,
  description: organization.description ?? '',
  contactFirstName: organization.contactFirstName ?? '',
  contactLastName: organization.contactLastName ?? '',
  contactEmail: organization.contactEmail ?? '',
  contactPhone: organization.contactPhone ?? '',
})
