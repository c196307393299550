import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { listPersonaLinks } from '#shared/contracts/account/relationships.ts'
import type { PersonaId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { linkColumns, type OrganizationLink } from '#web/records/organization/linkColumns.tsx'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import type { Kind } from '../kinds.ts'
import { useLinking } from './useLinking.tsx'

const consentColumns: readonly Column<OrganizationLink>[] = [
  ...linkColumns,
  {
    id: 'consent',
    header: 'organizations:columns.consent',
    cell: ({ consentedBy }) => consentedBy ?? '–',
    card: 'text',
  },
]

/** Who belongs to an organization and to whom it belongs, with the days. */
export const LinksSection = ({ personaId, kind, name }: { personaId: PersonaId; kind: Kind; name: string }) => {
  const { t } = useTranslation('organizations')
  const { adding, actions } = useLinking(kind, { personaId, name })
  const links = useOperation(listPersonaLinks, { params: { personaId } })
  return (
    <Panel
      title={t('links.title')}
      actions={
        adding && (
          <Button startIcon={<AddIcon />} onClick={adding.onClick}>
            {adding.label}
          </Button>
        )
      }
    >
      <DataTable
        name="links"
        label={t('links.title')}
        columns={kind === 'mssp' ? consentColumns : linkColumns}
        rowId={({ id }) => id}
        rows={links.data}
        loading={links.isLoading}
        error={links.error ?? undefined}
        onRetry={() => void links.refetch()}
        actions={actions}
        empty={{ title: t('links.none'), hint: t(adding ? 'links.noneHint' : 'links.nobodyJoins') }}
      />
    </Panel>
  )
}
