import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { platform } from '../platform.ts'
import { reads } from '../seeing.ts'

/** The newest link to a page in somebody's mailbox, as the e-mail has it; another one than `before`. */
export const linkSent = (email: string, page: keyof typeof linkPages, before = ''): Promise<string> =>
  reads(
    () => waitForMail(platform().port, email, new RegExp(`(http\\S+${linkPages[page]}[\\w?=#/-]+)`)),
    (link) => link !== before,
    `another link to ${email}`,
  )
