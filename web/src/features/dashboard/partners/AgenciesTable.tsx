import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getPersonaStanding } from '#shared/contracts/account/personaStanding.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { addAgency } from '../../users/dialogs.ts'
import { Heading } from './Heading.tsx'
import { moneyOrWithheld } from './moneyOrWithheld.ts'
import { ToPolicies } from './ToPolicies.tsx'

type Agency = ResponseOf<typeof getPersonaStanding>['agencies'][number]

const columns: readonly Column<Agency>[] = [
  { id: 'name', header: 'dashboard:columns.agency', cell: ({ name }) => name, fixed: true, card: 'title' },
  {
    id: 'policies',
    header: 'dashboard:partners.activePolicies',
    cell: ({ id, policies }) =>
      policies === undefined ? (
        '–'
      ) : (
        <ToPolicies of="policies" cut={{ agencyId: id }}>
          {number(policies)}
        </ToPolicies>
      ),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'premium',
    header: 'dashboard:partners.premium',
    cell: ({ id, premium }) => (
      <ToPolicies of="premium" cut={{ agencyId: id }}>
        {moneyOrWithheld(premium)}
      </ToPolicies>
    ),
    align: 'end',
    card: 'fact',
  },
]

/** The agencies of an aggregator or the members of a cluster, the largest first; an aggregator's lead to their page. Who may takes in a new one. */
export const AgenciesTable = ({ agencies }: { agencies: readonly Agency[] | undefined }) => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  return (
    <Box sx={{ mb: 2.5 }}>
      <DataTable
        name="partnerAgencies"
        label={t('partners.agencies')}
        columns={columns}
        rowId={({ id }) => id}
        rows={agencies}
        loading={agencies === undefined}
        toolbar={
          <>
            <Heading>{t('partners.agencies')}</Heading>
            {may('agency:create') && (
              <Button startIcon={<AddIcon />} onClick={() => open(addAgency, {})}>
                {t('partners.addAgency')}
              </Button>
            )}
          </>
        }
        {...(persona === 'DIGITAL' && { rowHref: ({ id }: Agency) => inPersona(persona, `agencies/${id}/users`) })}
        empty={{ title: t('partners.noAgencies'), hint: t('partners.noAgenciesHint') }}
      />
    </Box>
  )
}
