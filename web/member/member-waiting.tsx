import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import classes from './member-waiting.module.css'

/** A member's page in waiting, in the shape of what comes. */
export function MemberWaiting() {
  return (
    <>
      <div className={classes.head}>
        <i />
        <i />
        <i />
      </div>
      <CardSkeletons count={2} />
    </>
  )
}
