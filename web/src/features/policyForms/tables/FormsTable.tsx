import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Form, listPaperTypes, searchForms } from '#shared/contracts/docs/forms.ts'
import { searchFormTypes } from '#shared/contracts/docs/formTypes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { sectorNames } from '#shared/domain/industry/sector.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { call } from '#web/api/call.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { type WordedForm, wordingsArchive } from '#web/records/wordings/wordingsArchive.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { AddIcon, DeleteIcon, DocumentIcon, EditIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { createForm, formWording, removeForm, updateForm } from '../dialogs.ts'
import { carriedBy } from '../parts/carriedBy.ts'
import { coverageName } from '../parts/coverageNames.ts'
import { wholeBook } from '../parts/formReads.ts'
import { type FormStanding, standingOf } from '../parts/standing.ts'
import { wordingOf } from '../parts/wordings.ts'
import { FormsFilters } from './FormsFilters.tsx'

const statuses: Readonly<Record<FormStanding, string>> = { coming: 'DRAFT', inForce: 'ACTIVE', withdrawn: 'CLOSED' }

/** Chips of editions that are not in use, by the status whose look they have. */
const chips = { DRAFT: 'DRAFT', FILED: 'SUBMITTED', APPROVED: 'READY', RETIRED: 'CLOSED' } as const

const StandingChip = ({ form }: { form: Form }) => {
  const { t } = useTranslation('policyForms')
  const [today] = useState(() => dateAt(instantHere(), region.timeZone))
  if (form.status !== 'ACTIVE') return <StatusChip status={chips[form.status]} label={t(`statuses.${form.status}`)} />
  const standing = standingOf(form, today)
  return <StatusChip status={statuses[standing]} label={t(`standing.${standing}`)} />
}

const Standing = ({ form }: { form: Form }) => {
  const { t } = useTranslation('policyForms')
  return (
    <>
      <StandingChip form={form} />
      {form.proposal && (
        <Typography variant="caption" component="span" color="text.secondary" sx={{ display: 'block' }}>
          {t('waits.standing')}
        </Typography>
      )}
    </>
  )
}

/** The day before the first there could be stands for always. */
const since = '2000-01-01'

const Days = ({ form: { effectiveFrom, withdrawnOn } }: { form: Form }) => {
  const { t } = useTranslation('policyForms')
  const from = effectiveFrom > since ? date(effectiveFrom) : undefined
  if (withdrawnOn !== undefined)
    return (
      <>
        {from === undefined ? t('until', { until: date(withdrawnOn) }) : t('span', { from, until: date(withdrawnOn) })}
      </>
    )
  return <>{from === undefined ? t('always') : t('from', { from })}</>
}

const Products = ({ form: { productTypes } }: { form: Form }) => {
  const { t } = useTranslation('policyForms')
  const [only, ...others] = productTypes
  if (only === undefined) return <>{t('everyProduct')}</>
  return <>{others.length === 0 ? productNameOf(only) : t('products', { count: productTypes.length })}</>
}

const Filings = ({ filings }: { filings: Form['filings'] }) => (
  <span className="tabular">{filings.map(({ state, number }) => `${state} ${number}`).join(', ') || '–'}</span>
)

const Paper = ({ form: { paperType } }: { form: Form }) => {
  const { t } = useTranslation('policyForms')
  const papers = useOperation(listPaperTypes, {})
  if (paperType === undefined) return <>{t('anyPaper')}</>
  return <>{papers.data?.find(({ id }) => id === paperType)?.label ?? paperType}</>
}

const Name = ({ form }: { form: Form }) => {
  const { t } = useTranslation('policyForms')
  return (
    <>
      {form.name}
      {wordingOf(form) === 'draft' && (
        <Typography variant="caption" component="span" color="text.secondary" sx={{ display: 'block' }}>
          {t('words.draft')}
        </Typography>
      )}
    </>
  )
}

const columns: readonly Column<Form>[] = [
  {
    id: 'formNumber',
    header: 'policyForms:columns.formNumber',
    cell: ({ formNumber }) => (
      <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
        {formNumber}
      </span>
    ),
    sortBy: 'formNumber',
    fixed: true,
    card: 'fact',
  },
  {
    id: 'name',
    header: 'policyForms:columns.name',
    cell: (form) => <Name form={form} />,
    sortBy: 'name',
    width: 230,
    card: 'title',
  },
  {
    id: 'edition',
    header: 'policyForms:columns.edition',
    cell: ({ edition }) => <span className="tabular">{edition}</span>,
    sortBy: 'edition',
    card: 'fact',
  },
  {
    id: 'formType',
    header: 'policyForms:columns.formType',
    cell: ({ formType }) => formType,
    sortBy: 'formType',
  },
  { id: 'products', header: 'policyForms:columns.products', cell: (form) => <Products form={form} />, width: 170 },
  ...(region.code === 'uk'
    ? []
    : [
        {
          id: 'state',
          header: 'policyForms:columns.state',
          cell: ({ state = '–' }: Form) => state,
          sortBy: 'state',
        } as const,
      ]),
  { id: 'paper', header: 'policyForms:columns.paper', cell: (form) => <Paper form={form} />, sortBy: 'paperType' },
  {
    id: 'sectors',
    header: 'policyForms:columns.sectors',
    cell: ({ sectors }) => sectors.map((each) => sectorNames[each]).join('; ') || '–',
    hidden: true,
  },
  {
    id: 'coverage',
    header: 'policyForms:columns.coverage',
    cell: ({ coverage }) => (coverage === undefined ? '–' : coverageName(coverage)),
    hidden: true,
  },
  {
    id: 'days',
    header: 'policyForms:columns.days',
    cell: (form) => <Days form={form} />,
    sortBy: 'effectiveFrom',
    card: 'fact',
  },
  ...(region.code === 'us'
    ? [
        {
          id: 'filings',
          header: 'policyForms:columns.filings',
          cell: ({ filings }: Form) => <Filings filings={filings} />,
          hidden: true,
        } as const,
      ]
    : []),
  {
    id: 'standing',
    header: 'policyForms:columns.standing',
    cell: (form) => <Standing form={form} />,
    card: 'status',
    sortBy: 'status',
  },
]

/** Every form of the region: the book is loaded whole, and looked through here. */
export const FormsTable = () => {
  const { t } = useTranslation('policyForms')
  const may = useMay()
  const { open } = useDialogs()
  const list = useListState({ sort: 'formNumber', pageSize: 25 })
  const { search, sort } = list.pageQuery
  const type = list.filter('type')
  const words = list.filter('words')
  const types = useOperation(searchFormTypes, { query: { size: 300 } })
  const book = useOperation(
    searchForms,
    { query: { size: wholeBook, ...(sort && { sort }), ...(search !== undefined && { search }) } },
    { keepPrevious: true },
  )
  const ofPolicies = { product: list.filter('product'), state: list.filter('state'), sector: list.filter('sector') }
  const found = (book.data?.content ?? [])
    .filter(({ formTypeId }) => type === undefined || formTypeId === type)
    .filter((form) => words === undefined || wordingOf(form) === words)
    .filter(carriedBy(ofPolicies))
  const table = list.table(book)
  const { size, page } = list
  const paging = table.paging?.kind === 'pages' ? { ...table.paging, total: found.length } : table.paging
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = (book.data?.content ?? []).filter(({ id }) => ids.has(id))
  const archive = async () => {
    const whole: Form[] = []
    for (const form of chosen)
      whole.push((form.hasWording && (await call(searchForms, { query: { id: form.id } })).content[0]) || form)
    const drafts = new Set(chosen.filter(({ own }) => own).map(({ formNumber }) => formNumber))
    const words = {
      numbered: ({ formNumber, edition }: WordedForm) => t('form.numbered', { formNumber, edition }),
      separate: t('form.separate'),
      notes: ({ formNumber }: WordedForm) => (drafts.has(formNumber) ? [t('form.draft')] : []),
      title: t('archive.title', { count: chosen.length }),
    }
    return wordingsArchive(whole, words, t('archive.name'))
  }
  // While a change waits, the form is not changed again.
  const changes = (form: Form): readonly RowAction[] => [
    { label: t('form.edition'), icon: <AddIcon />, onSelect: () => open(createForm, { form }) },
    ...(form.proposal === undefined
      ? [
          { label: t('form.edit'), icon: <EditIcon />, onSelect: () => open(updateForm, { form }) },
          {
            label: t('form.remove'),
            icon: <DeleteIcon />,
            destructive: true,
            onSelect: () => open(removeForm, { form }),
          },
        ]
      : []),
  ]
  const actions = (form: Form): readonly RowAction[] => [
    { label: t('form.read'), icon: <DocumentIcon />, onSelect: () => open(formWording, { form }) },
    ...(may('form:manage') ? changes(form) : []),
  ]
  return (
    <DataTable
      name="policyForms"
      label={t('tabs.forms')}
      columns={columns}
      rowId={({ id }) => id}
      {...table}
      rows={book.data && found.slice(page * size, (page + 1) * size)}
      paging={paging}
      actions={actions}
      selection={{ ids, onChange: setIds }}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('form.search')} />
          <FormsFilters list={list} />
          <FilterChips
            label={t('columns.formType')}
            single
            options={(types.data?.content ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={type === undefined ? [] : [type]}
            onChange={([next]) => list.setFilter('type', next)}
          />
          {chosen.length > 0 && (
            <FileDownloadButton size="small" load={archive}>
              {t('archive.download', { count: chosen.length })}
            </FileDownloadButton>
          )}
        </>
      }
      empty={{ title: t('form.none'), hint: t('form.noneHint') }}
    />
  )
}
