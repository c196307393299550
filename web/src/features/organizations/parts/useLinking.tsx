import { useTranslation } from 'react-i18next'
import { AccountId, AgencyId, type PersonaId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import type { OrganizationLink } from '#web/records/organization/linkColumns.tsx'
import type { RowAction } from '#web/tables/column.ts'
import { DeleteIcon } from '#web/ui/icons.tsx'
import { addAgency } from '../../users/dialogs.ts'
import * as own from '../dialogs.ts'
import type { Kind } from '../kinds.ts'

/** Kinds that have a share in the programme as a whole. */
const ofProgramme: readonly Kind[] = ['carrier', 'premiumprocessor', 'reinsurer']

/** What adds somebody to an organization of a kind and what ends a link, for who may; nothing for kinds that nobody joins. */
export const useLinking = (
  kind: Kind,
  { personaId, name: organization }: { readonly personaId: PersonaId; readonly name: string },
) => {
  const { t } = useTranslation('organizations')
  const may = useMay()
  const { open } = useDialogs()
  const isStaff = usePersona() === 'COWBELL'

  const add = () => {
    if (kind === 'da' && may('agency:link'))
      return { label: t('links.addAgency'), onClick: () => open(own.addAgencyToAggregator, { personaId }) }
    if (kind === 'cluster' && may('agency:link'))
      return { label: t('links.addAgency'), onClick: () => open(own.addAgencyToCluster, { personaId }) }
    if (kind === 'pool' && may('account:create'))
      return { label: t('links.addMember'), onClick: () => open(own.addPoolAccount, { personaId }) }
    if (kind === 'mssp' && may('account:create'))
      return { label: t('links.addInsured'), onClick: () => open(own.addMsspAccount, { personaId }) }
    if (ofProgramme.includes(kind) && may('persona:manage'))
      return {
        label: t('links.toProgramme'),
        onClick: () => open(own.addPersonaToProgramme, { personaId, name: organization }),
      }
    return undefined
  }

  /** A cluster itself takes in agencies that are new to the platform; those that are there already are linked by staff. */
  const takeIn = () =>
    kind === 'cluster' && may('agency:create')
      ? { label: t('links.addAgency'), onClick: () => open(addAgency, {}) }
      : undefined

  const ending = ({ direction, ends, organizationId, name }: OrganizationLink): (() => void) | undefined => {
    if (direction === 'above' || ends !== undefined) return undefined
    if (ofProgramme.includes(kind))
      return isStaff && may('persona:manage')
        ? () => open(own.removePersonaFromProgramme, { personaId, name: organization })
        : undefined
    const agencyId = AgencyId.safeParse(organizationId).data
    const accountId = AccountId.safeParse(organizationId).data
    if (agencyId && kind === 'da' && may('agency:link'))
      return () => open(own.removeAgencyFromAggregator, { personaId, agencyId, name })
    if (agencyId && kind === 'cluster' && may('agency:link'))
      return () => open(own.removeAgencyFromCluster, { personaId, agencyId, name })
    return accountId && may('account:create')
      ? () => open(own.removePartnerAccount, { personaId, accountId, name })
      : undefined
  }

  return {
    adding: isStaff ? add() : takeIn(),
    actions: (link: OrganizationLink): readonly RowAction[] => {
      const onSelect = ending(link)
      return onSelect ? [{ label: t('links.end'), icon: <DeleteIcon />, destructive: true, onSelect }] : []
    },
  }
}
