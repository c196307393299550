import { icon } from './icon.tsx'

/** It stands alone, since the first screen has it for the day it cannot be drawn, and no other. */
export const WarningIcon = icon('WarningIcon', 'M12 4l9 16H3zM12 10v4M12 17h.01')
