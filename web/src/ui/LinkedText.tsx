import Link from '@mui/material/Link'

type LinkedTextProps = {
  /** A text in which links are marked: `I agree to the <terms>Terms of Service</terms>`. */
  text: string
  /** Where each mark leads. */
  to: Readonly<Record<string, string>>
}

const marked = /<(\w+)>(.*?)<\/\1>/g

/** A sentence with links in it, which open beside the page, so that what was typed there stays; a number is dialled. */
export const LinkedText = ({ text, to }: LinkedTextProps) => {
  const parts = []
  let done = 0
  for (const { 0: whole, 1: mark = '', 2: words, index } of text.matchAll(marked)) {
    parts.push(
      text.slice(done, index),
      to[mark]?.startsWith('tel:') ? (
        <Link key={mark} href={to[mark]} sx={{ whiteSpace: 'nowrap' }}>
          {words}
        </Link>
      ) : (
        <Link key={mark} href={to[mark] ?? ''} target="_blank" rel="noopener">
          {words}
        </Link>
      ),
    )
    done = index + whole.length
  }
  return [...parts, text.slice(done)]
}
