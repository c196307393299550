import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { openStore } from '../../storage/store.ts'

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT'

export interface Execution {
  readonly region: RegionCode
  readonly machine: string
  readonly name: string
  readonly input: string
  readonly status: ExecutionStatus
  readonly output: string | undefined
  readonly failure: string | undefined
  readonly startedAt: string
  readonly stoppedAt: string | undefined
  /** How often it began: more than once after a crash. */
  readonly starts: number
}

const schema = `CREATE TABLE IF NOT EXISTS execution (
  region TEXT NOT NULL, machine TEXT NOT NULL, name TEXT NOT NULL, input TEXT NOT NULL, status TEXT NOT NULL,
  output TEXT, failure TEXT, startedAt TEXT NOT NULL, stoppedAt TEXT, starts INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (region, machine, name))`

export type Executions = ReturnType<typeof openExecutions>

/** The executions of all state machines, by region, machine and name. */
export function openExecutions(file: string) {
  const store = openStore({ file, schema })
  return {
    /** Adds a RUNNING execution; false when that machine already has one of this name. */
    add(region: RegionCode, machine: string, name: string, input: unknown): boolean {
      const { changes } = store
        .prepare(
          `INSERT OR IGNORE INTO execution (region, machine, name, input, status, startedAt) VALUES (?, ?, ?, ?, 'RUNNING', ?)`,
        )
        .run(region, machine, name, JSON.stringify(input ?? null), new Date().toISOString())
      return changes === 1
    },
    get(region: RegionCode, machine: string, name: string): Execution | undefined {
      const row = store
        .prepare('SELECT * FROM execution WHERE region = ? AND machine = ? AND name = ?')
        .get(region, machine, name)
      return row && toExecution(row)
    },
    running: (): Execution[] =>
      store.prepare(`SELECT * FROM execution WHERE status = 'RUNNING' ORDER BY startedAt`).all().map(toExecution),
    /** The latest executions, newest first. */
    list: (limit = 200): Execution[] =>
      store.prepare('SELECT * FROM execution ORDER BY startedAt DESC LIMIT ?').all(limit).map(toExecution),
    begun({ region, machine, name }: Execution): void {
      store
        .prepare('UPDATE execution SET starts = starts + 1 WHERE region = ? AND machine = ? AND name = ?')
        .run(region, machine, name)
    },
    ended(
      { region, machine, name }: Execution,
      outcome: Pick<Execution, 'status'> & Partial<Pick<Execution, 'output' | 'failure'>>,
    ): void {
      store
        .prepare(
          'UPDATE execution SET status = ?, output = ?, failure = ?, stoppedAt = ? WHERE region = ? AND machine = ? AND name = ?',
        )
        .run(
          outcome.status,
          outcome.output ?? null,
          outcome.failure ?? null,
          new Date().toISOString(),
          region,
          machine,
          name,
        )
    },
    close: () => store.close(),
  }
}

const statuses = ['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT'] as const

const toExecution = (row: Record<string, unknown>): Execution => ({
  region: regionCodes.find((code) => code === row.region) ?? 'us',
  machine: String(row.machine),
  name: String(row.name),
  input: String(row.input),
  status: statuses.find((status) => status === row.status) ?? 'FAILED',
  output: row.output === null ? undefined : String(row.output),
  failure: row.failure === null ? undefined : String(row.failure),
  startedAt: String(row.startedAt),
  stoppedAt: row.stoppedAt === null ? undefined : String(row.stoppedAt),
  starts: Number(row.starts),
})
