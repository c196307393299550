import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { AuthorityLine, LicenseKind } from '#shared/domain/licensing/license.ts'
import type { Verified } from '#shared/domain/licensing/verified.ts'
import { date } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { Expiry } from '../parts/Expiry.tsx'
import { licensing } from '../parts/licensing.ts'

/** What lists show of any license. */
interface Listed {
  readonly number: string
  readonly state?: string | undefined
  readonly npn?: string | undefined
  readonly kind: LicenseKind
  readonly linesOfAuthority: readonly AuthorityLine[]
  readonly principal?: string | undefined
  readonly expirationDate: CalendarDate
  readonly verified?: Verified | undefined
}

const Lines = ({ lines }: { lines: readonly AuthorityLine[] }) => {
  const { t } = useTranslation('licenses')
  return <>{lines.map((line) => t(`line.${line}`)).join(', ')}</>
}

const Kind = ({ kind, principal }: Listed) => {
  const { t } = useTranslation('licenses')
  return (
    <>
      {t(`kind.${kind}`)}
      {principal && ` · ${principal}`}
    </>
  )
}

/** How what a register says reads. */
const tones = { CONFIRMED: 'active', ENDED: 'refused', NOT_FOUND: 'refused' } as const

/** What the register said, when and by which; quiet where nobody has asked it. */
const Register = ({ verified }: { verified: Verified | undefined }) => {
  const { t } = useTranslation('licenses')
  if (verified === undefined) return <>{t('register.notAsked')}</>
  return (
    <span>
      <StatusChip status={verified.verdict} label={t(`register.${verified.verdict}`)} tone={tones[verified.verdict]} />
      <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {t('register.by', { register: verified.register, day: date(verified.at) })}
      </Typography>
    </span>
  )
}

/** The columns of a license, as the region has them. */
export const licenseColumns = <Row extends Listed>(): readonly Column<Row>[] => [
  {
    id: 'number',
    header: 'licenses:columns.number',
    cell: ({ number }) => number,
    fixed: true,
    card: 'title',
  },
  ...(licensing.byState
    ? [
        {
          id: 'state',
          header: 'licenses:columns.state',
          cell: ({ state }: Row) => state ?? '–',
          card: 'fact',
        } as const,
        {
          id: 'lines',
          header: 'licenses:columns.lines',
          cell: ({ linesOfAuthority }: Row) => <Lines lines={linesOfAuthority} />,
          card: 'text',
        } as const,
        { id: 'npn', header: 'licenses:columns.npn', cell: ({ npn }: Row) => npn || '–' } as const,
      ]
    : [{ id: 'kind', header: 'licenses:columns.kind', cell: (row: Row) => <Kind {...row} />, card: 'text' } as const]),
  {
    id: 'expirationDate',
    header: 'licenses:columns.expires',
    cell: ({ expirationDate }) => <Expiry day={expirationDate} />,
    sortBy: 'expirationDate',
    card: 'fact',
  },
  {
    id: 'register',
    header: 'licenses:columns.register',
    cell: ({ verified }) => <Register verified={verified} />,
    card: 'text',
  },
]

/** Whose it is, where there are several agencies. */
export const agencyColumn = <Row extends { readonly agencyName: string }>(): Column<Row> => ({
  id: 'agency',
  header: 'licenses:columns.agency',
  cell: ({ agencyName }) => agencyName,
  card: 'text',
})
