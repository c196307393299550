import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CarrierRaterVersionRow } from '#shared/contracts/rater/carrierRaterRecord.ts'
import { listCarrierRaterVersions } from '#shared/contracts/rater/carriers.ts'
import { type RaterTerms, raterChanges } from '#shared/domain/rating/raterChanges.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { dateTime, number, percent } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { useRaterWords } from './raterWords.ts'
import { tickedVersions } from './tickedVersions.ts'

const Held = ({ version: { at, until } }: { version: CarrierRaterVersionRow }) => {
  const { t } = useTranslation('reference')
  return (
    <>
      {until === undefined
        ? t('rater.from', { from: dateTime(at) })
        : t('rater.span', { from: dateTime(at), until: dateTime(until) })}
    </>
  )
}

const Cover = ({ version: { terms } }: { version: CarrierRaterVersionRow }) => {
  const { spanOf } = useRaterWords()
  return <>{spanOf(terms.effectiveFrom, terms.effectiveUntil)}</>
}

const Changed = ({ version: { terms, before } }: { version: CarrierRaterVersionRow }) => {
  const { t } = useTranslation('reference')
  return <>{before === undefined ? t('rater.first') : number(raterChanges(before, terms).length)}</>
}

const columns: readonly Column<CarrierRaterVersionRow>[] = [
  {
    id: 'version',
    header: 'reference:columns.version',
    cell: ({ revision }) => number(revision),
    fixed: true,
    card: 'title',
  },
  { id: 'held', header: 'reference:rater.pricedQuotes', cell: (version) => <Held version={version} />, card: 'fact' },
  { id: 'cover', header: 'reference:rater.ofCover', cell: (version) => <Cover version={version} />, card: 'fact' },
  { id: 'by', header: 'reference:columns.by', cell: ({ by }) => by },
  { id: 'note', header: 'reference:rater.note', cell: ({ note }) => note, card: 'text' },
  {
    id: 'changes',
    header: 'reference:rater.changes',
    cell: (version) => <Changed version={version} />,
    align: 'end',
    card: 'fact',
  },
]

/** What is other in one version than in another, thing by thing. */
const Differences = ({ from, to }: { from: RaterTerms; to: RaterTerms }) => {
  const { t } = useTranslation('reference')
  const { changeOf } = useRaterWords()
  const changes = raterChanges(from, to)
  if (changes.length === 0) return <Typography color="text.secondary">{t('rater.sameTerms')}</Typography>
  return (
    <KeyValueList
      columns={2}
      items={changes.map((change) => {
        const { what, before, after, share } = changeOf(change)
        const moved = share === undefined ? '' : ` (${share > 0 ? '+' : ''}${percent(share, { digits: 2 })})`
        return { label: what, value: `${t('book.fromTo', { before, after })}${moved}` }
      })}
    />
  )
}

/** What a version said in full. */
const Said = ({ terms }: { terms: CarrierRaterVersionRow['terms'] }) => {
  const { t } = useTranslation('reference')
  const { deviationOf, placesOf, spanOf } = useRaterWords()
  const { products, states, rateBook, effectiveFrom, effectiveUntil, deviations } = terms
  return (
    <KeyValueList
      columns={2}
      items={[
        { label: t('columns.products'), value: products.join(', ') },
        { label: t('columns.where'), value: placesOf(states) },
        { label: t('columns.rateBook'), value: rateBook },
        { label: t('rater.ofCover'), value: spanOf(effectiveFrom, effectiveUntil) },
        {
          label: t('rater.deviations'),
          value:
            deviations.length === 0 ? (
              t('rater.byBook')
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {deviations.map((each) => (
                  <li key={`${each.product} ${each.state}`}>{deviationOf(each)}</li>
                ))}
              </Box>
            ),
        },
      ]}
    />
  )
}

const Unfolded = ({ version: { terms, before } }: { version: CarrierRaterVersionRow }) => {
  const { t } = useTranslation('reference')
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
      {before && (
        <section>
          <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
            {t('rater.changes')}
          </Typography>
          <Differences from={before} to={terms} />
        </section>
      )}
      <section>
        <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
          {t('rater.said')}
        </Typography>
        <Said terms={terms} />
      </section>
    </Box>
  )
}

/**
 * Every version there was, the latest first, a page at a time: which quotes it priced, who set it and why, and what it
 * changed. Two that are ticked, on whichever pages, are held against each other.
 */
export const RaterVersions = ({ carrierId }: { carrierId: string }) => {
  const { t } = useTranslation('reference')
  const list = useListState({ pageSize: 25, sizes: [25, 50, 100], prefix: 'versions.' })
  const { page, size } = list.pageQuery
  const versions = useOperation(
    listCarrierRaterVersions,
    { params: { carrierId }, query: { page: String(page), size: String(size) } },
    { keepPrevious: true },
  )
  const [ticked, setTicked] = useState<readonly CarrierRaterVersionRow[]>([])
  const shown = versions.data?.content ?? []
  const isOne = versions.data?.totalElements === 1
  const [older, newer, ...others] = ticked
  return (
    <Panel dense title={t('rater.versions')}>
      {!isOne && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('rater.tickTwo')}
        </Typography>
      )}
      <DataTable
        name="raterVersions"
        label={t('rater.versions')}
        columns={columns}
        rowId={({ revision }) => String(revision)}
        {...list.table(versions)}
        expand={(version) => <Unfolded version={version} />}
        {...(!isOne && {
          selection: {
            ids: new Set(ticked.map(({ revision }) => String(revision))),
            onChange: (ids) => setTicked(tickedVersions({ ids, shown, ticked })),
          },
        })}
      />
      {older && newer && others.length === 0 && (
        <Box component="section" aria-live="polite" sx={{ mt: 2 }}>
          <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
            {t('rater.between', { from: older.revision, to: newer.revision })}
          </Typography>
          <Differences from={older.terms} to={newer.terms} />
        </Box>
      )}
    </Panel>
  )
}
