interface Complaint {
  readonly level: string
  readonly message: string
  readonly operation?: string
  readonly error?: { readonly message?: string; readonly stack?: string; readonly cause?: unknown }
}

const lineOf = ({ message, operation, error }: Complaint): string => {
  const frames = (error?.stack ?? '').split('\n').flatMap((frame) => /functions\/(\S+?\.ts:\d+)/.exec(frame)?.[1] ?? [])
  const cause = error?.cause === undefined ? '' : ` (${JSON.stringify(error.cause).slice(0, 200)})`
  return `${operation ?? ''}: ${message}: ${error?.message ?? ''}${cause} ${frames.slice(0, 4).join(' < ')}`
}

/** Keeps the platform's log from the screen and its errors for whoever asks. */
export const listen = () => {
  const complaints: string[] = []
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = ((text: string | Uint8Array, ...more: never[]) => {
    if (typeof text !== 'string' || !text.startsWith('{"level":')) return write(text, ...more)
    complaints.push(lineOf(JSON.parse(text) as Complaint))
    if (complaints.length > 100) complaints.shift()
    return true
  }) as typeof process.stdout.write
  return complaints
}
