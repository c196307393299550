import Link, { type LinkProps } from '@mui/material/Link'
import { Fragment } from 'react'
import { emailPieces } from './emailPieces.ts'

type EmailTextProps = { email: string }

/** An e-mail address that ends a line at its @ or a dot, not inside a word. */
export const EmailText = ({ email }: EmailTextProps) => (
  <>
    {emailPieces(email).map((piece, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {piece}
      </Fragment>
    ))}
  </>
)

/** An e-mail address to write to. */
export const EmailLink = ({ email, ...link }: EmailTextProps & Omit<LinkProps, 'href'>) => (
  <Link href={`mailto:${email}`} {...link}>
    <EmailText email={email} />
  </Link>
)
