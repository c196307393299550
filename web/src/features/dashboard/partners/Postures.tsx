import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type Posture, postureNeeds, searchPostures } from '#shared/contracts/connector/postures.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DateText } from '#web/ui/DateText.tsx'

const Systems = ({ agreements, connections, failing }: Posture) => {
  const { t } = useTranslation('dashboard')
  if (agreements === 0) return <>{t('partners.postures.notAgreed')}</>
  return (
    <>
      {t('partners.postures.systemsOf', { connections, agreements })}
      {failing > 0 && (
        <Typography variant="caption" component="div" color="error">
          {t('partners.postures.failing', { count: failing })}
        </Typography>
      )}
    </>
  )
}

const Findings = ({ openFindings, drifts, lastRead }: Posture) => {
  const { t } = useTranslation('dashboard')
  // Of systems that nobody has read it is not known that they have none.
  if (lastRead === undefined) return <>–</>
  return (
    <>
      {number(openFindings)}
      {drifts > 0 && (
        <Typography variant="caption" component="div" color="error">
          {t('partners.postures.drifted', { count: drifts })}
        </Typography>
      )}
    </>
  )
}

const Next = ({ next }: Posture) => {
  const { t } = useTranslation('dashboard')
  if (next === undefined) return null
  return (
    <>
      {next.title}
      {next.riskEffect > 0 && (
        <Typography variant="caption" component="div" color="text.secondary">
          {t('partners.postures.effect', { points: number(next.riskEffect) })}
        </Typography>
      )}
    </>
  )
}

const LastRead = ({ lastRead }: Posture) => {
  const { t } = useTranslation('dashboard')
  return lastRead === undefined ? t('partners.postures.never') : <DateText value={lastRead} as="ago" />
}

const columns: readonly Column<Posture>[] = [
  { id: 'name', header: 'dashboard:partners.postures.company', cell: ({ name }) => name, fixed: true, card: 'title' },
  {
    id: 'score',
    header: 'dashboard:partners.postures.score',
    cell: ({ riskScore }) => (riskScore === undefined ? '–' : number(riskScore)),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'findings',
    header: 'dashboard:partners.postures.findings',
    cell: (row) => <Findings {...row} />,
    align: 'end',
    card: 'fact',
  },
  { id: 'systems', header: 'dashboard:partners.postures.systems', cell: (row) => <Systems {...row} />, card: 'fact' },
  { id: 'next', header: 'dashboard:partners.postures.next', cell: (row) => <Next {...row} />, card: 'text' },
  { id: 'lastRead', header: 'dashboard:partners.postures.lastRead', cell: (row) => <LastRead {...row} /> },
]

/** How the systems of each insured stand, and what is to be fixed first: nothing of money. */
export const Postures = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const list = useListState({ prefix: 'posture.', ranked: true })
  const { after, before, size } = list.query as {
    readonly after?: string
    readonly before?: string
    readonly size: number
  }
  const needs = postureNeeds.find((each) => each === list.filter('needs'))
  const postures = useOperation(
    searchPostures,
    { query: { after, before, size: Math.min(size, 50), needs } },
    { keepPrevious: true },
  )
  const { sort: _, onSort: __, ...table } = list.table(postures)
  return (
    <Box component="section" aria-label={t('partners.postures.title')} sx={{ mb: 2.5 }}>
      <DataTable
        name="partnerPostures"
        label={t('partners.postures.title')}
        columns={columns}
        rowId={({ accountId }) => accountId}
        {...table}
        rowHref={({ accountId }) => accountPath(persona, accountId)}
        toolbar={
          <>
            <Typography variant="h3" component="h2" sx={{ px: 1 }}>
              {t('partners.postures.title')}
            </Typography>
            <FilterChips
              label={t('partners.postures.needed')}
              single
              options={postureNeeds.map((value) => ({ value, label: t(`partners.postures.needs.${value}`) }))}
              value={needs === undefined ? [] : [needs]}
              onChange={([next]) => list.setFilter('needs', next)}
            />
          </>
        }
        empty={{ title: t('partners.postures.none'), hint: t('partners.postures.noneHint') }}
      />
    </Box>
  )
}
