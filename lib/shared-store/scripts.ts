// Lua scripts. The server runs each of them atomically. The comment of a script lists its `KEYS` as
// 'Keys' and its `ARGV` as 'Values'. All times are in milliseconds.
//
// The key 'everything' has the revision of the latest change 'everything', which may concern all
// data. Answers with an earlier revision are outdated.
//
// If a key has a value that is no string, `redis.pcall('GET', key)` returns an error as a table. A
// table is neither a string nor equal to an argument, so the scripts treat such a value as absent.

const NUMBER = `
local function number(key)
  local value = redis.pcall('GET', key)
  return type(value) == 'string' and tonumber(value) or 0
end`;

const SERVER_TIME = `
local function serverTime()
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end`;

/**
 * Keys: revision, record of changes, everything (not used). Values: the revision of the instance,
 * channel. Returns the server's revision and the recorded changes after the instance's revision.
 *
 * If the instance's revision is the greater one, the server has lost its data. The server then gets
 * the instance's revision, so that a later change does not get the revision of an earlier change.
 * If neither the server nor the instance has a revision, the server gets its time in milliseconds. A
 * change raises the revision by one, and there are far fewer changes than milliseconds. So the time
 * is greater than every revision from before the server lost its data.
 */
export const SYNCHRONIZE = `${NUMBER}${SERVER_TIME}
local current, known = number(KEYS[1]), tonumber(ARGV[1])
if current == 0 and known == 0 then known = serverTime() end
if current < known then
  redis.pcall('DEL', KEYS[2])
  redis.pcall('SET', KEYS[1], known)
  redis.pcall('PUBLISH', ARGV[2], known)
  return {known, {}}
end
local records = redis.pcall('ZRANGEBYSCORE', KEYS[2], '(' .. known, current)
if records.err then records = {} end
for place, record in ipairs(records) do
  records[place] = string.gsub(record, '^%d+:', '', 1)
end
return {current, records}`;

/**
 * Keys: revision, record of changes, everything. Values: the change, channel, whether the change is
 * 'everything' (1), the revision of the instance, the number of changes to keep in the record.
 * Returns the new revision, and the error if the message about it was not sent.
 *
 * The first `SET` changes nothing, but fails if the memory is full: after a first write, the server
 * no longer refuses writes of this script. The revision is raised last, so that a script that the
 * server stops in between announces nothing.
 */
export const ANNOUNCE = `${NUMBER}${SERVER_TIME}
local current = number(KEYS[1])
if current == 0 then current = serverTime() end
local revision = math.max(current, tonumber(ARGV[4])) + 1
redis.call('SET', KEYS[1], current)
local member = revision .. ':' .. ARGV[1]
if type(redis.pcall('ZADD', KEYS[2], revision, member)) == 'table' then
  redis.call('DEL', KEYS[2])
  redis.call('ZADD', KEYS[2], revision, member)
end
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -1 - tonumber(ARGV[5]))
if ARGV[3] == '1' then redis.call('SET', KEYS[3], revision) end
redis.call('SET', KEYS[1], revision)
local sent = redis.pcall('PUBLISH', ARGV[2], revision)
return {revision, type(sent) == 'table' and sent.err or ''}`;

/** Values: channel, message. */
export const PUBLISH = `return redis.call('PUBLISH', ARGV[1], ARGV[2])`;

const SET_OR_DELETE = `
local function set(key, value, ttl)
  local answer = redis.pcall('SET', key, value, 'PX', ttl)
  if type(answer) == 'table' and answer.err then
    redis.call('DEL', key)
    return answer
  end
  return 1
end`;

/**
 * The key 'missing' says since when the provider answers only 404 for a known menu: 'since:' and
 * the time of the first 404, or 'gone:' and the time when an instance has decided that the restaurant
 * does not exist. The times are those of the server, in milliseconds. `missingFor` is -1 without
 * such a value.
 */
const MISSING = `${SERVER_TIME}
local function missingFor(key, kind)
  local value = redis.pcall('GET', key)
  local time = type(value) == 'string' and string.match(value, '^' .. kind .. ':(%d+)$')
  return time and math.max(0, serverTime() - tonumber(time)) or -1
end`;

const GET = `
local function get(key)
  local value = redis.pcall('GET', key)
  return type(value) == 'string' and value
end`;

export const DELETE = `return redis.call('DEL', unpack(KEYS))`;

/**
 * Keys: answer, check (says that the last call to the provider failed or got the status 404),
 * everything, missing. Returns the answer and its remaining time, the check and its remaining time,
 * the value of 'everything', and for how long the restaurant has been gone (-1 if it is not).
 */
export const READ_ANSWER = `${NUMBER}${GET}${MISSING}
return {
  get(KEYS[1]), redis.call('PTTL', KEYS[1]),
  get(KEYS[2]), redis.call('PTTL', KEYS[2]),
  number(KEYS[3]), missingFor(KEYS[4], 'gone')
}`;

/**
 * Keys: missing. Values: time to live. Returns for how long the provider has answered 404: 0 for
 * the first 404.
 */
export const MARK_MISSING = `${MISSING}
local since = missingFor(KEYS[1], 'since')
if since >= 0 then return since end
redis.call('SET', KEYS[1], 'since:' .. string.format('%.0f', serverTime()), 'PX', ARGV[1])
return 0`;

/** Keys: missing. Ends the time of the 404s. A decision that the restaurant is gone stays. */
export const END_MISSING = `${MISSING}
if missingFor(KEYS[1], 'since') >= 0 then redis.call('DEL', KEYS[1]) end
return 1`;

/**
 * Keys: lock. Values: token, time to live, whether to take the lock from another holder (1).
 * Returns 1 when the caller gets the lock, otherwise 0. `PTTL` is negative if there is no lock, or
 * if the key has no time to live. A key without a time to live is not from this script, so it does
 * not count as a lock.
 */
export const LOCK = `
local function take() return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) and 1 end
if ARGV[3] == '1' or redis.call('PTTL', KEYS[1]) < 0 then return take() end
return 0`;

/** Keys: lock. Values: token. Deletes the lock only if it has this token. */
export const UNLOCK = `
if redis.pcall('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

/**
 * Keys: lock, answer, check, everything, missing. Values: token, revision of the data, then one of
 * these:
 * - 'found', answer, time to live
 * - 'checked', check, time to live, the time to live of 'gone', or '0' if the restaurant is not gone
 *
 * Returns 1 when the answer or the check is stored. Returns 0 when the lock has ended, when another
 * instance has taken the lock, or when the data are older than the latest change 'everything'.
 */
export const FINISH = `${NUMBER}${SET_OR_DELETE}${MISSING}
if redis.pcall('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
if number(KEYS[4]) > tonumber(ARGV[2]) then return 0 end
if ARGV[3] == 'found' then
  redis.call('DEL', KEYS[3], KEYS[5])
  return set(KEYS[2], ARGV[4], ARGV[5])
end
if ARGV[6] ~= '0' then
  redis.call('DEL', KEYS[2])
  set(KEYS[5], 'gone:' .. string.format('%.0f', serverTime()), ARGV[6])
end
return set(KEYS[3], ARGV[4], ARGV[5])`;

/** Keys: nonce. Values: time to live. Returns 1 for the first use, 0 for a later use. */
export const CLAIM = `return redis.call('SET', KEYS[1], '1', 'PX', ARGV[1], 'NX') and 1 or 0`;
