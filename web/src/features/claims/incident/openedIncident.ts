import type { z } from 'zod'
import { getIncident } from '#shared/contracts/claims/incident.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'

/** Of which policy an incident is, and whom to call for it. */
export type OpenedIncident = z.infer<typeof getIncident.response>

/** It lives and dies with the tab, as the session does that reads it. */
const keyOf = (policyId: PolicyId): string => `palisade.incident.${policyId}`

/** Keeps what a code has opened, for when the page is loaded again without a connection. */
export const keepIncident = (policyId: PolicyId, incident: OpenedIncident): void =>
  sessionStorage.setItem(keyOf(policyId), JSON.stringify(incident))

/** What this tab has read of the incident; undefined where it has not. */
export const keptIncident = (policyId: PolicyId): OpenedIncident | undefined => {
  try {
    return getIncident.response.safeParse(JSON.parse(sessionStorage.getItem(keyOf(policyId)) ?? 'null')).data
  } catch {
    return undefined
  }
}
