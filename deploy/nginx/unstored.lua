-- Remembers the keys whose last answer was not stored, such as that of a 404 or a 503. A request for
-- such a key does not wait for the answer to another request, and does not look for a copy. Its
-- answer is stored if it can be, and then the key is forgotten.
local unstored = {}

-- At the first request after this time, visitors may wait for one another again, for a second at
-- most. The time bounds how long a key is remembered although there is a copy of it, which happens
-- when an older answer arrives last.
local SECONDS = 60

local keys = ngx.shared.unstored

-- Digests, because a key may have thousands of characters. When the memory is full, the dictionary
-- removes the key that has not been used for the longest time.
function unstored.find(key)
  return key ~= "" and keys:get(ngx.md5_bin(key)) and "1" or "0"
end

-- An answer with another cache status, such as STALE, has a copy.
function unstored.remember(key)
  local state = ngx.var.upstream_cache_status
  if key == "" or (state ~= "MISS" and state ~= "BYPASS") then
    return
  end
  if ngx.var.edge_is_unstored == "1" then
    keys:set(ngx.md5_bin(key), true, SECONDS)
  elseif state == "BYPASS" then
    keys:delete(ngx.md5_bin(key))
  end
end

return unstored
