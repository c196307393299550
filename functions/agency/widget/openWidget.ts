import { config } from '#functions/_platform/config/config.ts'
import type { Client } from '#functions/_platform/http/client.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { agencyById } from '#functions/directory/public.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import { type AgencyWidget, mostWidgetLogoBytes } from '#shared/domain/organizations/agencyWidget.ts'
import { letsIn } from '#shared/records/persona/personaStatus.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { readLogo } from '../logos/keptLogo.ts'
import { type WidgetState, widgetPage, widgetPolicy } from './widgetPage.ts'

/** An agency whose form is open. */
type OpenAgency = Omit<AgencyRecord, 'widget'> & { readonly widget: AgencyWidget }

/** An agency with the form that it has opened; one that is held or has left has none. */
export const openWidget = async (agencyId: string): Promise<OpenAgency> => {
  const agency = await agencyById(agencyId)
  return agency?.widget !== undefined && letsIn(agency.status)
    ? { ...agency, widget: agency.widget }
    : fail('agency.notFound')
}

const logoOf = async (agency: OpenAgency): Promise<Uint8Array | undefined> => {
  const logo = await readLogo(agency, 'medium')
  return logo !== undefined && logo.length <= mostWidgetLogoBytes ? logo : undefined
}

/** The page of an agency's form, with what its browser is told of who may show it. */
export const shownWidget = async (
  agency: OpenAgency,
  { state, client }: { readonly state: WidgetState; readonly client: Client },
): Promise<Uint8Array> => {
  const region = regionOf(config.region)
  const { id, name, contactEmail: email, contactPhone, colours, widget } = agency
  const phone = formatPhone(region, contactPhone)
  client.setHeader('content-security-policy', widgetPolicy({ colours }, widget, new URL(config.publicUrl).origin))
  const shown = { id, name, email, phone, colours, logo: await logoOf(agency) }
  return new TextEncoder().encode(widgetPage(shown, state, region.locale))
}
