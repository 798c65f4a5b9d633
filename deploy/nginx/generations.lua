-- The generation of a path is a part of its cache key, and a purge changes the generation. So a
-- purge invalidates all copies of a page (encodings and forms) at once. An
-- answer that is being fetched during the purge is stored under the old key, which no later request
-- uses.
local generations = {}

local ALL = "*"
local START = "start"
local COUNT = "count"

local purged = ngx.shared.purged

-- Each generation contains the time of the start. A restart of nginx forgets the purges, so copies
-- from before the restart must not be used. A reload keeps the purges and the time of the start.
function generations.start()
  purged:add(START, string.format("%.0f", ngx.now() * 1000))
end

function generations.find(path)
  return string.format("%s.%d.%d", purged:get(START), purged:get(ALL) or 0, purged:get(path) or 0)
end

function generations.purge(path)
  local count = purged:incr(COUNT, 1, 0)
  local stored, _, evicts = purged:set(path, count)
  -- When the memory is full, older purges are lost. Then purge all pages, so that no purged copy is
  -- served again.
  if not stored or evicts then
    purged:set(ALL, count)
  end
end

-- Purges a page that no longer exists. A 404 is not stored, so otherwise the last copy of the page
-- would be served again in the next outage. Only a path with a copy is purged, so that unknown
-- addresses take no memory.
function generations.forget_gone()
  if ngx.status == ngx.HTTP_NOT_FOUND and ngx.var.upstream_cache_status == "EXPIRED" then
    generations.purge(ngx.var.edge_path)
  end
end

-- The body of a purge has a path in each line, or a star for all pages.
function generations.answer()
  ngx.req.read_body()
  for path in (ngx.req.get_body_data() or ""):gmatch("[^\r\n]+") do
    generations.purge(path)
  end
  ngx.exit(ngx.HTTP_NO_CONTENT)
end

return generations
