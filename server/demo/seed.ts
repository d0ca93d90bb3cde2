import { hashPassword } from 'better-auth/crypto'
import { v7 } from 'uuid'
import { daysFrom } from '#contract/foundation/days.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { openAccount } from '#server/accounts/commands/open-account.ts'
import { countMembers } from '#server/accounts/queries.ts'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { takeSnapshot } from '#server/observatory/commands/take-snapshot.ts'
import { countMeToos } from '#server/posts/commands/count-me-toos.ts'
import { renewFounding } from '#server/posts/founding-queries.ts'
import { countNight as countWhatHelped } from '#server/what-helped/commands/count-night.ts'
import { DEMO_POSTS } from './community.ts'
import { CONFERENCES, TOPICS } from './conferences.ts'
import { JOURNALS } from './journals.ts'
import { AGREEMENTS, REPORTS } from './medication.ts'
import { MEMBERS } from './members.ts'
import { PORTRAITS } from './portraits.ts'
import { PRIVATE_TALKS } from './private-talks.ts'
import {
  agreeToMeet,
  declareEffect,
  keepJournal,
  publishSharing,
  publishStory,
  sayMeToos,
  setDemoAvatar,
  showEffects,
} from './publish-as.ts'
import { askForTopic, proposeAsProfessional, publishConference } from './publish-conference.ts'
import { publishTalk } from './publish-talk.ts'
import { SHARINGS } from './sharings.ts'
import { openStaff, staffLines, welcomeAll } from './staff.ts'

const PASSWORD = 'demo-vecu-2026'
const DAYS_BETWEEN = 4
const WELCOMED_DAYS_AGO = 6

export async function seedDemo(services: Services): Promise<string[]> {
  if ((await countMembers(services.db)) === 0) await seed(services)
  const [first, second] = MEMBERS
  return [
    `Demo    sign in as ${first!.email} or ${second!.email}, password ${PASSWORD}`,
    ...(await staffLines(services)),
  ]
}

async function seed(services: Services) {
  const start = services.now()
  const passwordHash = await hashPassword(PASSWORD)
  const lastDay = daysFrom(start, -(DEMO_POSTS[0]!.createdDaysAgo + 1))
  const memberIds = await join(services, { passwordHash, lastDay })
  const { adminId, doctorId } = await openStaff(services, { passwordHash, day: lastDay })
  const castAt = (minutes: number) => ({ services, memberIds, start: new Date(start.getTime() - minutes * MINUTE_MS) })
  for (const [i, { username }] of MEMBERS.entries()) {
    const drawing = PORTRAITS[username]
    if (drawing) await setDemoAvatar(castAt(0), i, drawing)
  }
  const told = new Map<string, { id: string; author: number }[]>()
  for (const [i, post] of DEMO_POSTS.entries()) {
    const one = { id: await publishStory(castAt((i * 97) % 900), post), author: post.author }
    told.set(post.cluster, [...(told.get(post.cluster) ?? []), one])
  }
  for (const stories of told.values()) await sayMeToos(castAt(0), stories)
  await countMeToos(services)
  for (const [i, sharing] of SHARINGS.entries()) await publishSharing(castAt((i * 131) % 700), sharing)
  for (const journal of JOURNALS) await keepJournal(castAt(0), journal)
  for (const [i, report] of REPORTS.entries()) await declareEffect(castAt((i * 71) % 600), report)
  await showEffects(services)
  for (const agreement of AGREEMENTS) await agreeToMeet(castAt(0), agreement)
  for (const conference of CONFERENCES) await publishConference(castAt(0), conference)
  for (const topic of TOPICS) await askForTopic(castAt(0), topic)
  await proposeAsProfessional(castAt(0), doctorId)
  for (const [i, talk] of PRIVATE_TALKS.entries()) await publishTalk(castAt((i * 53) % 400), talk)
  await welcomeAll(services, { adminId, at: daysFrom(start, -WELCOMED_DAYS_AGO) })
  await takeSnapshot(services)
  await countWhatHelped(services)
  // The server checked this while the instance was empty, and would check again only in ten minutes.
  await renewFounding(services.db, services.now())
}

type Joining = { passwordHash: string; lastDay: Date }

/**
 * Accounts are opened some days apart, the last one on `lastDay`, because public figures ignore accounts that were opened together. Returns the ids in the
 * order
 * of MEMBERS.
 */
async function join(services: Services, { passwordHash, lastDay }: Joining): Promise<string[]> {
  return transact(services, async (tx) => {
    const ids: string[] = []
    for (const [i, { username, email, language }] of MEMBERS.entries()) {
      const day = daysFrom(lastDay, -i * DAYS_BETWEEN)
      ids.push(
        await openAccount(
          tx,
          { now: () => day, newId: () => v7({ msecs: day.getTime() }) },
          {
            username,
            email,
            passwordHash,
            language,
            consents: ['age', 'terms', 'healthData', 'research'],
            isConfirmed: true,
          },
        ),
      )
    }
    return ids
  })
}
