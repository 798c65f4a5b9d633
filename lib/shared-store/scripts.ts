// Lua scripts. The server runs each of them atomically. All times are in milliseconds. A value of
// another type under one of our keys counts as absent: `pcall` then returns the error as a table,
// which is neither a string nor equal to an argument of the script. The key 'everything' has the
// revision of the latest change that may concern all data: pages and answers with an earlier
// revision are outdated.

const NUMBER = `
local function number(key)
  local value = redis.pcall('GET', key)
  return type(value) == 'string' and tonumber(value) or 0
end`;

/**
 * The revision with which a server without data begins. It is the time in milliseconds, so it is
 * greater than every revision from before the server lost its data.
 */
const FIRST_REVISION = `
local function firstRevision()
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end`;

/**
 * Keys: revision, record of changes, everything. Values: the revision of the instance, channel.
 * Returns the server's revision and the changes after the instance's revision. A server that has
 * lost its data gets the revision of the instance, so that no two changes get the same revision.
 */
export const SYNCHRONIZE = `${NUMBER}${FIRST_REVISION}
local current, known = number(KEYS[1]), tonumber(ARGV[1])
if current == 0 and known == 0 then known = firstRevision() end
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
 * Keys: revision, record of changes, everything (the revision of the last change 'everything').
 * Values: the change, channel, whether the change is 'everything' (1), the revision of the
 * instance, the number of changes to keep. Returns the new revision.
 */
export const ANNOUNCE = `${NUMBER}${FIRST_REVISION}
local current = number(KEYS[1])
if current == 0 then current = firstRevision() end
local revision = math.max(current, tonumber(ARGV[4])) + 1
redis.call('SET', KEYS[1], revision)
local member = revision .. ':' .. ARGV[1]
if type(redis.pcall('ZADD', KEYS[2], revision, member)) == 'table' then
  redis.call('DEL', KEYS[2])
  redis.call('ZADD', KEYS[2], revision, member)
end
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -1 - tonumber(ARGV[5]))
if ARGV[3] == '1' then redis.call('SET', KEYS[3], revision) end
redis.call('PUBLISH', ARGV[2], revision)
return revision`;

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

const GET = `
local function get(key)
  local value = redis.pcall('GET', key)
  return type(value) == 'string' and value
end`;

/**
 * Keys: value, everything. Returns the value, its remaining time, and the revision of the latest
 * change that may concern all data ('everything').
 */
export const READ_PAGE = `${NUMBER}${GET}
return {get(KEYS[1]), redis.call('PTTL', KEYS[1]), number(KEYS[2])}`;

/**
 * Keys: value, revision. Values: value, time to live, revision of the page's data. Returns 1 when
 * the page is stored, 0 when its data may be older than an announced change.
 */
export const WRITE_PAGE = `${NUMBER}${SET_OR_DELETE}
if number(KEYS[2]) ~= tonumber(ARGV[3]) then return 0 end
return set(KEYS[1], ARGV[1], ARGV[2])`;

export const DELETE = `return redis.call('DEL', unpack(KEYS))`;

/**
 * Keys: answer, check (the result of the last call), everything. Returns the answer and its
 * remaining time, the check and its remaining time, and the revision of 'everything'.
 */
export const READ_ANSWER = `${NUMBER}${GET}
return {
  get(KEYS[1]), redis.call('PTTL', KEYS[1]),
  get(KEYS[2]), redis.call('PTTL', KEYS[2]),
  number(KEYS[3])
}`;

/**
 * Keys: lock. Values: token, time to live, whether to take the lock from another holder (1).
 * Returns 1 for the new holder. `PTTL` is negative if there is no lock, or if the key has no time
 * to live. A key without a time to live is not from this script, so it does not count as a lock.
 */
export const LOCK = `
local function take() return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) and 1 end
if ARGV[3] == '1' or redis.call('PTTL', KEYS[1]) < 0 then return take() end
return 0`;

/** Keys: lock. Values: token. */
export const UNLOCK = `
if redis.pcall('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

/**
 * Keys: lock, answer, check (the result of the last call), everything (the revision of the latest
 * change that may concern all data). Values: token, revision of the data, then either 'found',
 * answer and time to live, or 'checked', the result of the call, its time to live, and whether to
 * delete the answer (1). Returns 1 when the result is stored. Returns 0 when the lock has ended,
 * when another instance has taken it, or when the data are older than the change 'everything'.
 */
export const FINISH = `${NUMBER}${SET_OR_DELETE}
if redis.pcall('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
if number(KEYS[4]) > tonumber(ARGV[2]) then return 0 end
if ARGV[3] == 'found' then
  redis.call('DEL', KEYS[3])
  return set(KEYS[2], ARGV[4], ARGV[5])
end
if ARGV[6] == '1' then redis.call('DEL', KEYS[2]) end
return set(KEYS[3], ARGV[4], ARGV[5])`;

/** Keys: nonce. Values: time to live. Returns 1 for the first use. */
export const CLAIM = `return redis.call('SET', KEYS[1], '1', 'PX', ARGV[1], 'NX') and 1 or 0`;
