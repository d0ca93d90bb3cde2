import { useState } from 'react'

/** Which of two versions the form holds; with the stored one, the member's own values are set aside. */
export type VersionChoice<Values> = { kept: 'mine' } | { kept: 'stored'; setAside: Values }

type Versions<Values> = {
  mine: () => Values
  stored: () => Values
  /** Continues the form with these values, based on the stored version. */
  goOnWith: (values: Values) => void
}

/** Chooses between a version saved elsewhere and the member's own, and can undo that choice. */
export function useVersionChoice<Values>({ mine, stored, goOnWith }: Versions<Values>) {
  const [choice, setChoice] = useState<VersionChoice<Values>>()
  return {
    choice,
    keepMine: () => {
      setChoice({ kept: 'mine' })
      goOnWith(mine())
    },
    takeStored: () => {
      setChoice({ kept: 'stored', setAside: structuredClone(mine()) })
      goOnWith(stored())
    },
    takeBack: (setAside: Values) => {
      setChoice({ kept: 'mine' })
      goOnWith(setAside)
    },
  }
}
