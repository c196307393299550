import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { type AgencyEnquiry, searchEnquiries } from '#shared/contracts/agency/enquiries.ts'
import { canEnquiry } from '#shared/records/enquiry/enquiryLife.ts'
import { enquiryStatuses, enquiryStatusTones } from '#shared/records/enquiry/enquiryStatus.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, inPersona } from '#web/paths.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as accountDialogs from '../dialogs.ts'

const Contact = ({ contact: { firstName, lastName, email, phone } }: Pick<AgencyEnquiry, 'contact'>) => (
  <Stack sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
    <span>
      {firstName} {lastName}
    </span>
    <Link href={`mailto:${email}`}>{email}</Link>
    {phone && <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>}
  </Stack>
)

const Status = ({ status }: Pick<AgencyEnquiry, 'status'>) => {
  const { t } = useTranslation('account')
  return <StatusChip status={status} tone={enquiryStatusTones[status].tone} label={t(`enquiries.status.${status}`)} />
}

/** What comes next, or what came of it. */
const Next = ({ enquiry }: { enquiry: AgencyEnquiry }) => {
  const { t } = useTranslation('account')
  const persona = usePersona()
  const { open } = useDialogs()
  const { id, company, settled, status } = enquiry
  if (canEnquiry(status, 'take'))
    return (
      <Button
        size="small"
        variant="outlined"
        onClick={() => open(accountDialogs.createAccount, { name: company, enquiryId: id })}
      >
        {t('enquiries.quote')}
      </Button>
    )
  if (settled === undefined) return null
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {settled.accountId === undefined ? (
        settled.reason
      ) : (
        <Link component={RouterLink} to={accountPath(persona, settled.accountId)}>
          {t('enquiries.account')}
        </Link>
      )}
      <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {settled.by}, <DateText value={settled.at} />
      </Typography>
    </Typography>
  )
}

const columns: readonly Column<AgencyEnquiry>[] = [
  {
    id: 'company',
    header: 'account:enquiries.columns.company',
    cell: ({ company, website }) => (
      <>
        {company}
        {website && (
          <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {website}
          </Typography>
        )}
      </>
    ),
    fixed: true,
    card: 'title',
  },
  { id: 'status', header: 'account:enquiries.columns.status', cell: (row) => <Status {...row} />, card: 'status' },
  { id: 'contact', header: 'account:enquiries.columns.contact', cell: (row) => <Contact {...row} />, card: 'fact' },
  {
    id: 'message',
    header: 'account:enquiries.columns.message',
    cell: ({ message }) => <span style={{ whiteSpace: 'pre-line' }}>{message ?? '–'}</span>,
    card: 'text',
  },
  {
    id: 'received',
    header: 'account:enquiries.columns.received',
    cell: ({ received }) => <DateText value={received} as="ago" />,
    card: 'fact',
  },
  { id: 'next', header: 'account:enquiries.columns.next', cell: (row) => <Next enquiry={row} />, card: 'fact' },
]

/** What visitors of the agency's pages asked for, those that wait first. */
export const EnquiriesTable = () => {
  const { t } = useTranslation('account')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  const list = useListState({})
  const status = enquiryStatuses.find((each) => each === list.filter('status')) ?? 'OPEN'
  const { search: _, sort: __, ...query } = list.query
  const found = useOperation(searchEnquiries, { query: { ...query, status } }, { keepPrevious: true })
  const actions = ({ id: enquiryId, company, status: stands }: AgencyEnquiry): readonly RowAction[] =>
    (['close', 'reopen'] as const)
      .filter((decision) => canEnquiry(stands, decision))
      .map((decision) => ({
        label: t(`enquiries.${decision}`),
        onSelect: () => open(accountDialogs.settleEnquiry, { enquiryId, company, decision }),
      }))
  return (
    <DataTable
      name="enquiries"
      label={t('enquiries.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(found)}
      actions={actions}
      toolbar={
        <FilterChips
          label={t('enquiries.columns.status')}
          single
          options={enquiryStatuses.map((value) => ({ value, label: t(`enquiries.status.${value}`) }))}
          value={[status]}
          onChange={([next]) => list.setFilter('status', next)}
        />
      }
      empty={{
        title: t(status === 'OPEN' ? 'enquiries.none' : 'enquiries.noneSo'),
        hint: t('enquiries.noneHint'),
        action: may('agency:update') && (
          <Button component={RouterLink} to={inPersona(persona, 'details')} variant="outlined">
            {t('enquiries.setUp')}
          </Button>
        ),
      }}
    />
  )
}
