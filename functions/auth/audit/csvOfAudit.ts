import type { AuditLine } from '#shared/contracts/auth/audit.ts'

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A field as RFC 4180 has it; what would be a formula is text. */
const field = (value: string): string => {
  const harmless = formula.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}

const valueText = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

const changeOf = ({ field: name, before, after, hidden }: AuditLine['changes'][number]): string =>
  hidden === true ? name : `${name}: ${valueText(before)} -> ${valueText(after)}`

const head = [
  'When (UTC)',
  'By',
  'ID of who did it',
  'Works for',
  'Operation',
  'Kind of record',
  'ID of the record',
  'Record',
  'Version',
  'Through',
  'Changes',
  'Seal',
]

/** Lines of the audit trail as comma-separated values, with a head where they begin a file; times are in UTC. */
export const csvOfAudit = (lines: readonly AuditLine[], isFirst: boolean): string =>
  [
    ...(isFirst ? [head] : []),
    ...lines.map(
      ({
        at,
        by,
        actorId = '',
        jumpedIn,
        operation,
        kind,
        recordId,
        record = '',
        version,
        through,
        changes,
        seal = '',
      }) => [
        ...[at, by, actorId, jumpedIn?.id ?? '', operation, kind, recordId, record, String(version), through?.id ?? ''],
        changes.map(changeOf).join('; '),
        seal,
      ],
    ),
  ]
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('')
